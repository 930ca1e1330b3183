/** The videos stored on this device, with bulk actions. */
import { EmptyState } from '@oshimado/ui/empty-state';
import { ErrorState } from '@oshimado/ui/error-state';
import { EmptyIcon } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Paged } from '../../parts/lists';
import { useTranslate } from '../../base/sentences';
import { useLibraryStore } from '../../base/library/use-library-store';
import { pageCount, pageOf, sortLibrary, type LibrarySort } from './library-list';
import * as css from './Library.css';
import { LibraryRows } from './LibraryRows';
import { ImportButton, LibraryToolbar } from './LibraryToolbar';
import { useSelection } from './use-selection';
import { unreadLibrary, type LibraryState } from '../../base/library/library-store';

/** The state of the library, which the first component that uses it loads. */
function useLibrary(): LibraryState {
  const library = useLibraryStore();
  useEffect(() => void library.load(), [library]);
  return useSyncExternalStore(library.subscribe, library.getState, () => unreadLibrary);
}

interface LibraryPages {
  /** The page shown, from 1; the last one if there are fewer. */
  readonly page: number;
  /** Address of another page. */
  readonly hrefFor: (page: number) => string;
}

export interface LibraryListProps extends LibraryPages {
  /** What follows the list. It appears with the list, whose height is not known before. Default nothing. */
  readonly children?: ReactNode;
}

function FilledLibrary({ page: wanted, hrefFor }: LibraryPages) {
  const t = useTranslate('playlists');
  const { entries } = useLibrary();
  const [sort, setSort] = useState<LibrarySort>('added-newest');
  const sorted = useMemo(() => sortLibrary(entries.values(), sort), [entries, sort]);
  const ids = useMemo(() => sorted.map(({ video }) => video.id), [sorted]);
  const selection = useSelection(ids);
  const pages = pageCount(sorted.length);
  const page = Math.min(wanted, pages);
  const chosen = selection.chosen.flatMap((id) => entries.get(id) ?? []);
  return (
    <Paged
      className={css.filled}
      page={page}
      pageCount={pages}
      hrefFor={hrefFor}
      pagesLabel={t('library.pages')}
    >
      <LibraryToolbar selection={selection} chosen={chosen} sort={sort} onSort={setSort} />
      <output className={css.count}>
        {chosen.length > 0
          ? t('library.selected', {
              count: chosen.length,
            })
          : ''}
      </output>
      <LibraryRows entries={pageOf(sorted, page)} selection={selection} />
    </Paged>
  );
}

function ReadLibrary(props: LibraryPages) {
  const t = useTranslate('playlists');
  const tWidgets = useTranslate('widgets');
  const library = useLibraryStore();
  const { status, entries } = useLibrary();
  if (status === 'failed' && entries.size === 0) {
    return (
      <ErrorState
        title={t('library.failed')}
        description={t('library.failedHint')}
        retryLabel={tWidgets('retry')}
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
    <FilledLibrary {...props} />
  );
}

/** The library of this device; states for loading, empty and an unreadable device. */
export function LibraryList({ children, ...pages }: LibraryListProps) {
  const t = useTranslate('playlists');
  const { status } = useLibrary();
  if (status === 'loading') return <Spinner label={t('library.loading')} />;
  return (
    <>
      <ReadLibrary {...pages} />
      {children}
    </>
  );
}
