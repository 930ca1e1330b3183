/** Text of the notice above a board that is old, offline or failed to load, and whether it has a retry button. */
import { relativeTime } from '@oshimado/domain';
import type { WidgetsEnvironment } from '../../base/context';
import type { ConnectedBoard, LiveFeedStatus } from './connected-board';

/** The notice above a board, or in the place of one. `canRetry`: with a button that loads the board again. */
export interface FeedNotice {
  readonly tone: 'info' | 'warning' | 'danger';
  readonly title: string;
  readonly text: string;
  readonly canRetry: boolean;
}

type Environment = Pick<WidgetsEnvironment, 't' | 'language' | 'timeZone'>;

interface FeedNoticeOptions {
  readonly board: ConnectedBoard;
  readonly status: LiveFeedStatus;
  readonly environment: Environment;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** How old the board is; nothing in its first minute. */
function ageText({ board, environment, now }: FeedNoticeOptions): string {
  const { t, language, timeZone } = environment;
  if (board.data === undefined) return '';
  const age = relativeTime(board.dataUpdatedAt, { now, language, timeZone });
  return age.kind === 'soon' ? '' : t('feed.asOf', { time: age.text });
}

export function feedNotice(options: FeedNoticeOptions): FeedNotice | undefined {
  const { board, status, environment } = options;
  const { t } = environment;
  const code = board.error?.code ?? null;
  const hasBoard = board.data !== undefined;
  const age = ageText(options);
  if (code === 'offline' || (!board.isOnline && hasBoard)) {
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
  if (status !== 'stale') return undefined;
  return { tone: 'info', title: t('feed.stale'), text: age, canRetry: true };
}
