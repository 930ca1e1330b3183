/** The results of a search: loading, found, nothing found, failed, or why nothing was searched. */
import { CallError } from '@oshimado/contract';
import { chipsProblem } from '@oshimado/domain';
import { Button, ButtonLink } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { ErrorState } from '@oshimado/ui/error-state';
import { PersonIcon, SearchIcon, WarningIcon } from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { RESULTS_PER_PAGE, type FoundVideos, type SearchRequest } from '../../base/queries/search';
import { PageLink } from '../../base/context';
import { useOwnRefresh } from '../../base/page';
import { UnlessOffline } from '../../base/errors';
import { useTranslate } from '../../base/sentences';
import { ListedVideos, Paged } from '../../parts/lists';
import { searchColumnsByPage } from '../../parts/video-list/page-columns.css';
import type { SearchPage } from './search-page';
import { CommentedList, ResultsSkeleton } from './CommentedList';
import * as css from './SearchResults.css';
import { useFoundVideos, useIsShown } from './use-found-videos';

const UNAUTHORIZED = 401;

function Start({ page: { state, go, formButton } }: { page: SearchPage }) {
  const t = useTranslate('search');
  const problem = chipsProblem(state.chips);
  const openForm = () => {
    go({ isAdvanced: true });
    // The button goes when the form opens, and the form comes later.
    formButton.current?.focus();
  };
  if (problem) {
    return (
      <EmptyState
        icon={WarningIcon}
        role="alert"
        title={t('results.refused')}
        description={t(`problem.${problem}`)}
      />
    );
  }
  return (
    <EmptyState
      icon={SearchIcon}
      title={t('results.startTitle')}
      description={t('results.startHint')}
      action={state.isAdvanced ? null : <Button onClick={openForm}>{t('results.openForm')}</Button>}
    />
  );
}

interface FailedProps {
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function Failed({ error, isBusy, onRetry }: FailedProps) {
  const t = useTranslate('search');
  const tPortal = useTranslate();
  const tWidgets = useTranslate('widgets');
  if (error instanceof CallError && error.status === UNAUTHORIZED) {
    return (
      <EmptyState
        icon={PersonIcon}
        title={t('results.login')}
        description={t('results.loginHint')}
        action={
          <ButtonLink href="/login" component={PageLink}>
            {tPortal('button.login')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <UnlessOffline onRetry={onRetry} isBusy={isBusy}>
      <ErrorState
        title={t('results.failed')}
        description={t('results.failedHint')}
        retryLabel={tWidgets('retry')}
        onRetry={onRetry}
        busy={isBusy}
      />
    </UnlessOffline>
  );
}

function NothingFound({ page: { state, hrefFor }, total }: { page: SearchPage; total: number }) {
  const t = useTranslate('search');
  if (total > 0) {
    return (
      <EmptyState
        icon={SearchIcon}
        title={t('results.emptyPage', { page: state.page })}
        action={
          <ButtonLink href={hrefFor({ page: 1 })} component={PageLink}>
            {t('results.firstPage')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState icon={SearchIcon} title={t('results.empty')} description={t('results.emptyHint')} />
  );
}

interface FoundProps {
  readonly page: SearchPage;
  readonly request: SearchRequest;
  readonly results: FoundVideos;
  readonly isStale: boolean;
}

function Found({ page, request, results, isStale }: FoundProps) {
  const t = useTranslate('search');
  const isShown = useIsShown();
  const { total, isTotalMinimum } = results;
  const videos = results.videos.filter(isShown);
  const hiddenCount = results.videos.length - videos.length;
  return (
    <Paged
      className={css.found}
      page={page.state.page}
      pageCount={Math.ceil(total / RESULTS_PER_PAGE)}
      hrefFor={(number) => page.hrefFor({ page: number })}
      pagesLabel={t('results.pages')}
      hasPages={results.videos.length > 0}
      isStale={isStale}
    >
      <p className={css.count} role="status">
        {isStale
          ? t('results.loading')
          : t(isTotalMinimum ? 'results.countMin' : 'results.count', { whole: total })}
      </p>
      {results.videos.length === 0 ? <NothingFound page={page} total={total} /> : null}
      {request.isComments && results.commented.length === results.videos.length ? (
        <CommentedList videos={results.commented.filter(isShown)} />
      ) : (
        <div className={searchColumnsByPage}>
          <ListedVideos videos={videos} label={t('results.label')} />
        </div>
      )}
      {hiddenCount > 0 ? (
        <p className={css.count}>{t('results.hidden', { count: hiddenCount })}</p>
      ) : null}
    </Paged>
  );
}

export function SearchResults({ page }: { readonly page: SearchPage }) {
  const t = useTranslate('search');
  const { request, found } = useFoundVideos(page);
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = found;
  useOwnRefresh(() => (request ? refetch({ throwOnError: true }) : undefined));
  return (
    <section aria-label={t('results.label')}>
      {!request ? <Start page={page} /> : null}
      {request && error ? (
        <Failed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {request && isPending ? (
        <>
          <VisuallyHidden>
            <span role="status">{t('results.loading')}</span>
          </VisuallyHidden>
          <ResultsSkeleton isComments={request.isComments} />
        </>
      ) : null}
      {request && data && !error ? (
        <Found page={page} request={request} results={data} isStale={isPlaceholderData} />
      ) : null}
    </section>
  );
}
