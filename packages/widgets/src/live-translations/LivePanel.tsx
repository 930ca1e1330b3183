import type { ChatVideo } from '@oshimado/domain';
import type { ChatStatus } from '@oshimado/machines/chat-connection';
import { Button } from '@oshimado/ui/button';
import { useDeferredValue } from 'react';
import { useTranslate } from '../sentences';
import { Announcer } from './Announcer';
import { useChat } from './ChatProvider';
import { LineList } from './LineList';
import type { LiveApi } from './live-translations.connect';
import { PanelShell } from './PanelShell';
import { StatusMessage } from './StatusMessage';
import { useLiveCaptions, useShowCaptions } from './use-captions';
import { useLanguages } from './use-languages';
import { usePanelLines, useSameItems } from './use-lines';
import { RoomListeners, useLiveRooms } from './use-live-rooms';

const NO_LISTS: LiveApi['lists'] = [];

/** The row above the first line. */
function Older({ live, isExpanded }: { readonly live: LiveApi; readonly isExpanded: boolean }) {
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

function LiveStatus({
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
  const { status, attempt, message, canRetry, retry, hasHistoryFailed } = live;
  const onRetry = canRetry ? retry : undefined;
  if (status === 'joined') {
    if (!hasHistoryFailed) return null;
    return (
      <StatusMessage key="history" title={t('historyFailed')} hasLines={hasLines} onRetry={retry} />
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

export function LivePanel({ video }: { readonly video: ChatVideo }) {
  const t = useTranslate('translations');
  const panel = useLanguages();
  const { languages } = panel;
  const live = useLiveRooms(video.id, languages);
  // A flood of lines is drawn when there is time for it.
  const lists = useDeferredValue(useSameItems(live?.lists ?? NO_LISTS));
  const lines = usePanelLines(languages, lists);
  const [spoken] = languages;
  useShowCaptions(video.id, spoken ?? '', lines, useLiveCaptions(lines.lines));
  const hasLines = lines.lines.length > 0;
  return (
    <>
      <RoomListeners video={video} languages={languages} />
      <PanelShell
        panel={panel}
        isConnected={live?.isConnected ?? false}
        blockedCount={lines.blockedCount}
      >
        {({ onAuthor, isExpanded }) => (
          <>
            <LineList
              lines={lines.lines}
              languages={lines.languages}
              spoken={spoken ?? ''}
              followsEnd
              top={
                live?.status === 'joined' || hasLines ? (
                  <>
                    {live ? <Older live={live} isExpanded={isExpanded} /> : null}
                    {hasLines || live?.isLoadingHistory ? null : ` · ${t('empty')}`}
                  </>
                ) : null
              }
              onAuthor={onAuthor}
            />
            <LiveStatus live={live} hasLines={hasLines} />
          </>
        )}
      </PanelShell>
      <Announcer lines={lines.lines} />
    </>
  );
}
