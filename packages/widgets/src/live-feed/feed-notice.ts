/** What a viewer is told when the board is old or could not be had, and whether asking again helps. Pure. */
import { relativeTime } from '@oshimado/domain';
import {
  isOffline,
  selectError,
  selectFetchedAt,
  selectStatus,
  selectVideos,
  type LiveFeedSnapshot as Snapshot,
} from '@oshimado/machines/live-feed';
import type { WidgetsEnvironment } from '../context';

export interface FeedNotice {
  readonly tone: 'info' | 'warning' | 'danger';
  readonly title: string;
  readonly text: string;
  readonly canRetry: boolean;
}

type Environment = Pick<WidgetsEnvironment, 't' | 'language' | 'timeZone'>;

/** How old the board is; nothing in its first minute. */
function ageText(snapshot: Snapshot, { t, language, timeZone }: Environment, now: number): string {
  const fetchedAt = selectFetchedAt(snapshot);
  if (fetchedAt === null) return '';
  const age = relativeTime(fetchedAt, { now, language, timeZone });
  return age.kind === 'soon' ? '' : t('feed.asOf', { time: age.text });
}

export function feedNotice(
  snapshot: Snapshot,
  environment: Environment,
  now: number,
): FeedNotice | undefined {
  const { t } = environment;
  const code = selectError(snapshot);
  const hasBoard = selectVideos(snapshot) !== null;
  const age = ageText(snapshot, environment, now);
  if (code === 'offline' || (isOffline(snapshot) && hasBoard)) {
    return {
      tone: 'warning',
      title: t(hasBoard ? 'feed.offline' : 'feed.offlineEmpty'),
      text: hasBoard ? age : t('feed.error.offline'),
      canRetry: code !== null,
    };
  }
  if (code !== null) {
    return {
      tone: 'danger',
      title: t(hasBoard ? 'feed.failedOld' : 'feed.failed'),
      text: [t(`feed.error.${code}`), age].filter(Boolean).join(' '),
      canRetry: true,
    };
  }
  if (selectStatus(snapshot) !== 'stale') return undefined;
  return { tone: 'info', title: t('feed.stale'), text: age, canRetry: true };
}
