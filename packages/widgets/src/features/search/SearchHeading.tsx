/** Heading of the search page: what was asked, and a button that asks for nothing of it. */
import { NO_SEARCH_EXTRAS } from '@oshimado/domain';
import { IconButton } from '@oshimado/ui/button';
import { CloseIcon } from '@oshimado/ui/icon';
import { useRef } from 'react';
import { useTranslate } from '../../base/sentences';
import type { SearchPage } from './search-page';
import * as css from './SearchHeading.css';
import { useSearchTitle } from './use-search-title';

export interface SearchHeadingProps {
  readonly page: SearchPage;
}

export function SearchHeading({ page: { state, go } }: SearchHeadingProps) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useSearchTitle(state);
  const clear = () => {
    go({ chips: [], extras: NO_SEARCH_EXTRAS, type: 'all', sort: 'newest' });
    // The button goes with the conditions.
    heading.current?.focus();
  };
  return (
    <div className={css.root}>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {/* Not of the heading, which would be read with it. */}
        <span title={title}>{title}</span>
      </h1>
      {title === t('searchBar.label') ? null : (
        <IconButton icon={CloseIcon} label={t('searchBar.clear')} onClick={clear} />
      )}
    </div>
  );
}
