/** Notice above a board, and the error and empty states of a feed. */
import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { Notice } from '@oshimado/ui/notice';
import { BroadcastIcon, OfflineIcon, RefreshIcon, WarningIcon } from '@oshimado/ui/icon';
import { useWidgets } from '../../base/context';
import type { LiveFeedApi } from './live-feed.connect';

export interface FeedPartProps {
  readonly feed: LiveFeedApi;
}

function Retry({ feed, isMain = false }: FeedPartProps & { isMain?: boolean }) {
  const { t } = useWidgets();
  const hasFailed = feed.status === 'failed';
  return (
    <Button
      variant={isMain ? 'solid' : 'soft'}
      busy={feed.isBusy}
      startIcon={RefreshIcon}
      onClick={feed.retry}
    >
      {t(hasFailed ? 'retry' : 'feed.refresh')}
    </Button>
  );
}

export function FeedNoticeBar({ feed }: FeedPartProps) {
  const { notice } = feed;
  if (!notice) return null;
  return (
    <Notice
      tone={notice.tone}
      title={notice.title}
      action={notice.canRetry ? <Retry feed={feed} /> : undefined}
    >
      {notice.text}
    </Notice>
  );
}

export function FeedFailed({ feed }: FeedPartProps) {
  const { t } = useWidgets();
  const { notice } = feed;
  return (
    <EmptyState
      role="alert"
      icon={notice?.tone === 'warning' ? OfflineIcon : WarningIcon}
      title={notice?.title ?? t('feed.failed')}
      description={notice?.text}
      action={<Retry feed={feed} isMain />}
    />
  );
}

export function FeedEmpty({ feed }: FeedPartProps) {
  const { t } = useWidgets();
  return (
    <EmptyState
      icon={BroadcastIcon}
      title={t('feed.empty')}
      description={t('feed.emptyHint')}
      action={<Retry feed={feed} />}
    />
  );
}
