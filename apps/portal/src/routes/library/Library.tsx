/** The videos kept on this device, with what can be done to many of them at once. */
import { formatCount } from '@oshimado/domain';
import { EmptyState } from '@oshimado/ui/empty-state';
import { ErrorState } from '@oshimado/ui/error-state';
import { EmptyIcon } from '@oshimado/ui/icon';
import { Pagination } from '@oshimado/ui/pagination';
import { Spinner } from '@oshimado/ui/spinner';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../app/page-head';
import { RouterLink } from '../../app/RouterLink';
import { useLanguage, useTranslate } from '../../i18n/LanguageProvider';
import { library } from './library';
import { pageCount, pageOf, sortLibrary, type LibrarySort } from './library-list';
import * as css from './Library.css';
import { LibraryRows } from './LibraryRows';
import { ImportButton, LibraryToolbar } from './LibraryToolbar';
import { useLibrary } from './use-library';
import { useSelection } from './use-selection';

const PATH = '/library';
const PAGE = /^[1-9]\d{0,5}$/;

function usePage(count: number) {
  const [search] = useSearchParams();
  const text = search.get('page') ?? '';
  const asked = PAGE.test(text) ? Number(text) : 1;
  return Math.min(asked, pageCount(count));
}

function Pages({ page, count, onPage }: { page: number; count: number; onPage: () => void }) {
  const t = useTranslate('playlists');
  if (pageCount(count) === 1) return null;
  return (
    <Pagination
      label={t('library.pages')}
      page={page}
      pageCount={pageCount(count)}
      hrefFor={(to) => (to === 1 ? PATH : `${PATH}?page=${to}`)}
      linkComponent={RouterLink}
      onPage={onPage}
      labels={{
        page: (number) => t('library.page', { page: number }),
        previous: t('library.previous'),
        next: t('library.next'),
        newer: t('library.newer'),
        older: t('library.older'),
      }}
    />
  );
}

function FilledLibrary() {
  const t = useTranslate('playlists');
  const { language } = useLanguage();
  const { entries } = useLibrary();
  const [sort, setSort] = useState<LibrarySort>('added-newest');
  const sorted = useMemo(() => sortLibrary(entries.values(), sort), [entries, sort]);
  const ids = useMemo(() => sorted.map(({ video }) => video.id), [sorted]);
  const selection = useSelection(ids);
  const page = usePage(sorted.length);
  const head = useRef<HTMLDivElement>(null);
  const chosen = selection.chosen.flatMap((id) => entries.get(id) ?? []);
  return (
    <div ref={head} className={css.filled}>
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
      <Pages
        page={page}
        count={sorted.length}
        onPage={() => head.current?.scrollIntoView({ block: 'start' })}
      />
    </div>
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
