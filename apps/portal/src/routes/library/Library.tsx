/** The videos kept on this device, with what can be done to many of them at once. */
import { formatCount } from '@oshimado/domain';
import { EmptyState } from '@oshimado/ui/empty-state';
import { ErrorState } from '@oshimado/ui/error-state';
import { EmptyIcon } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import { useMemo, useState } from 'react';
import { usePageTitle } from '../../app/page-head';
import { usePageAddress } from '../../app/use-page-address';
import { useLanguage, useTranslate } from '../../i18n/LanguageProvider';
import { Paged } from '../../lists/Paged';
import { library } from './library';
import { pageCount, pageOf, sortLibrary, type LibrarySort } from './library-list';
import * as css from './Library.css';
import { LibraryRows } from './LibraryRows';
import { ImportButton, LibraryToolbar } from './LibraryToolbar';
import { useLibrary } from './use-library';
import { useSelection } from './use-selection';

function FilledLibrary() {
  const t = useTranslate('playlists');
  const { language } = useLanguage();
  const { entries } = useLibrary();
  const [sort, setSort] = useState<LibrarySort>('added-newest');
  const sorted = useMemo(() => sortLibrary(entries.values(), sort), [entries, sort]);
  const ids = useMemo(() => sorted.map(({ video }) => video.id), [sorted]);
  const selection = useSelection(ids);
  const address = usePageAddress();
  const pages = pageCount(sorted.length);
  const page = Math.min(address.page, pages);
  const chosen = selection.chosen.flatMap((id) => entries.get(id) ?? []);
  return (
    <Paged
      className={css.filled}
      page={page}
      pageCount={pages}
      hrefFor={address.hrefFor}
      pagesLabel={t('library.pages')}
    >
      <LibraryToolbar selection={selection} chosen={chosen} sort={sort} onSort={setSort} />
      <output className={css.count}>
        {chosen.length > 0
          ? t('library.selected', {
              count: chosen.length,
              formatted: formatCount(chosen.length, language),
            })
          : ''}
      </output>
      <LibraryRows entries={pageOf(sorted, page)} selection={selection} />
    </Paged>
  );
}

function Content() {
  const t = useTranslate('playlists');
  const { status, entries } = useLibrary();
  if (status === 'loading') return <Spinner label={t('library.loading')} />;
  if (status === 'failed' && entries.size === 0) {
    return (
      <ErrorState
        title={t('library.failed')}
        description={t('library.failedHint')}
        retryLabel={t('retry')}
        onRetry={() => void library.load()}
      />
    );
  }
  return entries.size === 0 ? (
    <EmptyState
      icon={EmptyIcon}
      title={t('library.empty')}
      description={t('library.emptyHint')}
      action={<ImportButton />}
    />
  ) : (
    <FilledLibrary />
  );
}

export default function Library() {
  const t = useTranslate('playlists');
  usePageTitle(t('library.title'));
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('library.title')}</h1>
      <p className={css.lead}>{t('library.text')}</p>
      <Content />
    </div>
  );
}
