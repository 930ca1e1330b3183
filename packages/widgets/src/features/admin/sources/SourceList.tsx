/** Each source of the site: its state in words, and the figures behind it. */
import { EmptyState } from '@oshimado/ui/empty-state';
import { OfflineIcon } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import { RetryNotice } from '../../../base/errors';
import { useTranslate } from '../../../base/sentences';
import * as css from '../admin.css';
import { SourceCard } from './SourceCard';
import { useSources } from './use-sources';

export function SourceList() {
  const t = useTranslate('admin');
  const { data: sources, error, isPending, isError, isFetching, refetch } = useSources();
  return (
    <section className={css.stack} aria-labelledby="sources">
      <h2 id="sources" className={css.heading}>
        {t('sources.tab')}
      </h2>
      {isError ? (
        <RetryNotice error={error} onRetry={() => void refetch()} isBusy={isFetching}>
          {t('sources.failed')}
        </RetryNotice>
      ) : null}
      {isPending ? <Spinner label={t('sources.loading')} /> : null}
      {sources?.length === 0 ? (
        <EmptyState
          icon={OfflineIcon}
          headingLevel={3}
          title={t('sources.none')}
          description={t('sources.noneText')}
        />
      ) : null}
      {sources && sources.length > 0 ? (
        <ol className={css.list}>
          {sources.map((source) => (
            <li key={source.name}>
              <SourceCard source={source} />
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}
