/** A list of `/admin` with all of its states: loading, failed, offline, empty, and the way to older rows. */
import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import type { IconType } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import type { ReactNode } from 'react';
import { RetryNotice } from '../../base/errors';
import { useNextPage } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import * as css from './admin.css';
import type { AdminPages } from './use-admin-pages';

type PagesState =
  | 'error'
  | 'isPending'
  | 'isError'
  | 'isSuccess'
  | 'isFetching'
  | 'refetch'
  | 'hasNextPage'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
  | 'fetchNextPage';

export interface AdminListProps<Row extends { readonly id: string }> {
  readonly pages: Pick<AdminPages<{ readonly id: string }>, PagesState> & {
    readonly rows: readonly Row[];
  };
  readonly loading: string;
  readonly failed: string;
  readonly empty: { readonly icon: IconType; readonly title: string };
  readonly children: (row: Row) => ReactNode;
}

export function AdminList<Row extends { readonly id: string }>(props: AdminListProps<Row>) {
  const { pages, loading, failed, empty, children } = props;
  const tPortal = useTranslate();
  const { rows, error, isPending, isError, isSuccess, isFetching, refetch } = pages;
  const loadMore = useNextPage(pages);
  return (
    <>
      {isError ? (
        <RetryNotice
          error={error}
          onRetry={() => (pages.isFetchNextPageError ? loadMore() : void refetch())}
          isBusy={isFetching}
        >
          {failed}
        </RetryNotice>
      ) : null}
      {isPending ? <Spinner label={loading} /> : null}
      {isSuccess && rows.length === 0 ? (
        <EmptyState icon={empty.icon} headingLevel={3} title={empty.title} />
      ) : null}
      {rows.length > 0 ? (
        <ol className={css.list}>
          {rows.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ol>
      ) : null}
      {pages.hasNextPage ? (
        <div>
          <Button busy={pages.isFetchingNextPage} onClick={loadMore}>
            {tPortal('list.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
