/** What live translations say beside their lines: the row above the first one, and why none arrive. */
import type { ChatStatus } from '@oshimado/machines/chat-connection';
import { Button } from '@oshimado/ui/button';
import { useTranslate } from '../../base/sentences';
import { useChat } from './ChatProvider';
import type { LiveApi } from './live-translations.connect';
import { StatusMessage } from './StatusMessage';

/** The row above the first line. */
export function OlderLines({
  live,
  isExpanded,
}: {
  readonly live: LiveApi;
  readonly isExpanded: boolean;
}) {
  const t = useTranslate('translations');
  if (live.isAtStart) return t('start');
  return (
    <>
      <Button size="small" busy={live.isLoadingHistory} onClick={live.loadMore}>
        {t('more')}
      </Button>
      {isExpanded && live.canLoadMore ? (
        <Button size="small" onClick={live.loadAll}>
          {t('all')}
        </Button>
      ) : null}
    </>
  );
}

const BUSY: readonly ChatStatus[] = ['loading', 'absent', 'reconnecting'];

/** The most urgent message of the rooms; nothing while all is well. `live` is null until the connection is started. */
export function LiveStatus({
  live,
  hasLines,
}: {
  readonly live: LiveApi | null;
  readonly hasLines: boolean;
}) {
  const t = useTranslate('translations');
  const { hasFailed, start } = useChat();
  if (!live) {
    return hasFailed ? (
      <StatusMessage key="failed" title={t('status.failed')} hasLines={hasLines} onRetry={start} />
    ) : (
      <StatusMessage key="loading" title={t('status.loading')} isBusy hasLines={hasLines} />
    );
  }
  const { status, attempt, message, canRetry, retry, hasHistoryFailed, historyWaitS } = live;
  const onRetry = canRetry ? retry : undefined;
  if (status === 'joined') {
    if (!hasHistoryFailed) return null;
    return (
      <StatusMessage
        key="history"
        title={t('historyFailed')}
        failure={historyWaitS}
        hasLines={hasLines}
        onRetry={retry}
      />
    );
  }
  // Lines of history are there before the room is joined.
  if ((status === 'loading' || status === 'absent') && hasLines) return null;
  const shown = status === 'absent' ? 'loading' : status;
  const tries = status === 'reconnecting' && attempt ? t('status.attempt', attempt) : undefined;
  const hint = status === 'notLive' ? t('status.notLiveHint') : (message ?? tries);
  return (
    <StatusMessage
      key={shown}
      title={t(`status.${shown}`)}
      hint={hint === '' ? undefined : hint}
      isBusy={BUSY.includes(status)}
      hasLines={hasLines}
      onRetry={onRetry}
    />
  );
}
