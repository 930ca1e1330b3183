/** The loading and the failed state of elements that list videos. */
import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { OfflineIcon, RefreshIcon, WarningIcon } from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useWidgets } from '../base/context';
import { VideoListSkeleton } from '../parts/video-list';
import { Busy } from './Busy';
import type { AnswerState, Failure } from './use-answer';

export interface ListWaitingProps {
  /** Read aloud. */
  readonly text: string;
  /** How many cards are expected. */
  readonly count: number;
}

export const ListWaiting = ({ text, count }: ListWaitingProps) => (
  <div data-part="waiting">
    <VisuallyHidden>
      <output>{text}</output>
    </VisuallyHidden>
    <div aria-hidden="true">
      <VideoListSkeleton count={count} />
    </div>
  </div>
);

export interface ListFailedProps extends Pick<AnswerState<unknown>, 'isBusy' | 'retry'> {
  readonly failure: Failure;
  /** What could not be loaded. */
  readonly title: string;
}

export function ListFailed({ failure, title, isBusy, retry }: ListFailedProps) {
  const { t } = useWidgets();
  const { code, error, at } = failure;
  if (code === 'busy') return <Busy error={error} since={at} onRetry={retry} />;
  const isOffline = code === 'offline';
  return (
    <slot name="error">
      <EmptyState
        role="alert"
        icon={isOffline ? OfflineIcon : WarningIcon}
        title={isOffline ? t('feed.offlineEmpty') : title}
        description={t(`feed.error.${code}`)}
        action={
          <Button variant="solid" busy={isBusy} startIcon={RefreshIcon} onClick={retry}>
            {t('retry')}
          </Button>
        }
      />
    </slot>
  );
}
