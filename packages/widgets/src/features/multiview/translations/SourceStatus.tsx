/** Why some videos of the layout have no translations at the moment, in words. */
import type { ChatStatus } from '@oshimado/machines/chat-connection';
import type { LiveApi } from '../../../parts/live-translations/live-translations.connect';
import * as css from '../../../parts/live-translations/live-translations.css';
import { LiveStatus } from '../../../parts/live-translations/LiveStatus';
import { StatusMessage } from '../../../parts/live-translations/StatusMessage';
import type { Archives } from '../../../parts/live-translations/use-archives';
import { useTranslate } from '../../../base/sentences';
import type { MergedLines } from './use-merged-lines';
import { recordingIndexes, type Source } from './use-sources';

/** States of the connection itself, which are those of all rooms. */
const LOST: readonly ChatStatus[] = ['reconnecting', 'unreachable'];

interface SourceStatusProps {
  readonly sources: readonly Source[];
  readonly lines: MergedLines;
  /** Number of joined languages. */
  readonly languageCount: number;
}

type Reason =
  | Exclude<ChatStatus, 'joined' | 'absent' | 'reconnecting' | 'unreachable'>
  | 'failed'
  | 'waiting';

/** What keeps the rooms of a running stream silent; undefined for those that are joined. */
function reasonOfRooms(live: LiveApi | null | undefined): Reason | undefined {
  if (!live || live.status === 'absent') return 'loading';
  const { status } = live;
  return status === 'joined' || status === 'reconnecting' || status === 'unreachable'
    ? undefined
    : status;
}

function reasonOfRecording({ media }: Source, states: Archives['states']): Reason | undefined {
  if (states.includes('failed')) return 'failed';
  if (states.includes('loading')) return 'loading';
  return media === null ? 'waiting' : undefined;
}

function reasonsOf({ sources, lines, languageCount }: SourceStatusProps) {
  const recordings = recordingIndexes(sources);
  return sources.map((source, at) => {
    const recording = recordings[at];
    if (recording === undefined) return reasonOfRooms(lines.rooms[at]);
    const first = recording * languageCount;
    return reasonOfRecording(source, lines.archives.states.slice(first, first + languageCount));
  });
}

export function SourceStatus(props: SourceStatusProps) {
  const t = useTranslate('multiview');
  const tl = useTranslate('translations');
  const { sources, lines } = props;
  const hasLines = lines.lines.length > 0;
  const hasRooms = sources.some(({ isArchive }) => !isArchive);
  const lost = lines.rooms.find((live) => live !== null && LOST.includes(live.status));
  if (hasRooms && (lines.live === null || lost)) {
    return <LiveStatus live={lost ?? null} hasLines={hasLines} />;
  }
  const reasons = reasonsOf(props);
  const silent = sources.flatMap(({ cell, name }, at) => {
    const reason = reasons[at];
    return reason === undefined ? [] : [{ cell, name, reason }];
  });
  const older = lines.rooms.find((live) => live?.hasHistoryFailed);
  if (silent.length === 0) return older ? <LiveStatus live={older} hasLines={hasLines} /> : null;
  const canRetry = lines.archives.hasFailed || lines.live?.canRetry;
  const retry = () => {
    lines.archives.retry();
    lines.live?.retry();
  };
  return (
    <StatusMessage
      key={silent.map(({ cell, reason }) => `${cell} ${reason}`).join()}
      title={t('merged.silent', { silent: silent.length, total: sources.length })}
      hint={silent.map(({ cell, name, reason }) => (
        <span key={cell} className={css.statusLine}>
          {t('merged.status', {
            name,
            status: reason === 'waiting' ? t('merged.waiting') : tl(`status.${reason}`),
          })}
        </span>
      ))}
      isBusy={silent.every(({ reason }) => reason === 'loading')}
      hasLines={hasLines}
      onRetry={canRetry ? retry : undefined}
    />
  );
}
