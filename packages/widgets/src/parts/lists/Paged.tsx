import { Pagination } from '@oshimado/ui/pagination';
import { useRef, type ReactNode } from 'react';
import { PageLink } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import * as css from './lists.css';

export interface PagedProps {
  /** The page shown, from 1. */
  readonly page: number;
  /** How many pages there are, where that is known. */
  readonly pageCount: number | undefined;
  /** Whether another page follows, where their number is unknown. Default true. */
  readonly hasNext?: boolean;
  readonly hrefFor: (page: number) => string;
  /** Name of the pages. Default: those of this list. */
  readonly pagesLabel?: string;
  /** Whether the pages are offered. Default true. */
  readonly hasPages?: boolean;
  /** Another page is on its way. Default false. */
  readonly isStale?: boolean;
  /** Default: that of a list of videos. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** One page of a list, with the way to the others below it; a press on one leads back to the head of the list. */
export function Paged(props: PagedProps) {
  const { page, pageCount, hasNext = true, hrefFor, pagesLabel, hasPages = true } = props;
  const { isStale = false, className = css.paged, children } = props;
  const t = useTranslate();
  const head = useRef<HTMLDivElement>(null);
  return (
    <div ref={head} className={className} aria-busy={isStale}>
      {children}
      {hasPages ? (
        <Pagination
          label={pagesLabel ?? t('list.pages')}
          page={page}
          pageCount={pageCount}
          hasNext={hasNext}
          hrefFor={hrefFor}
          linkComponent={PageLink}
          onPage={() => head.current?.scrollIntoView({ block: 'start' })}
          labels={{
            page: (number) => t('list.page', { page: number }),
            previous: t('list.previous'),
            next: t('list.next'),
            newer: t('list.newer'),
            older: t('list.older'),
          }}
        />
      ) : null}
    </div>
  );
}
