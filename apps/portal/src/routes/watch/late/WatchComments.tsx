import type { VideoFull } from '@oshimado/contract';
import { CommentList } from '@oshimado/widgets/internal/parts/comment-list';
import { RetryNotice, type RetryNoticeProps } from '@oshimado/widgets/internal/base/errors';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';

export interface WatchCommentsProps {
  readonly video: VideoFull;
  /** How the answer that has the comments is asked for again; undefined if it is there. */
  readonly retry: Pick<RetryNoticeProps, 'error' | 'onRetry' | 'isBusy'> | undefined;
}

/** The comments, or that they, recommendations, and clips could not be loaded. */
export default function WatchComments({ video, retry }: WatchCommentsProps) {
  const t = useTranslate('watch');
  if (retry) return <RetryNotice {...retry}>{t('extrasFailed')}</RetryNotice>;
  return <CommentList video={video} comments={video.comments ?? []} />;
}
