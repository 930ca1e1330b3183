/** What stands in the place of channels that are on their way, or cannot be had. */
import { OfflineState } from '@oshimado/ui/offline-state';
import { Skeleton } from '@oshimado/ui/skeleton';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useOnline } from '../../app/use-online';
import { ApiError } from '../../errors/ApiError';
import { useTranslate } from '../../i18n/LanguageProvider';
import * as css from './Channels.css';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export function ChannelsLoading() {
  const t = useTranslate('channels');
  return (
    <div className={css.box}>
      <VisuallyHidden>
        <span role="status">{t('list.loading')}</span>
      </VisuallyHidden>
      <div className={css.rows}>
        {ROWS.map((row) => (
          <div key={row} className={css.skeletonRow}>
            <span className={css.skeletonPhoto}>
              <Skeleton shape="circle" />
            </span>
            <span className={css.skeletonText}>
              <Skeleton width="40%" />
              <Skeleton width="60%" />
              <Skeleton width="60%" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

interface ChannelsFailedProps {
  readonly onRetry: () => void;
  /** It is being tried again. */
  readonly isBusy: boolean;
}

export function ChannelsFailed({ onRetry, isBusy }: ChannelsFailedProps) {
  const t = useTranslate('channels');
  return useOnline() ? (
    <ApiError onRetry={onRetry} isBusy={isBusy} />
  ) : (
    <OfflineState
      title={t('list.offline')}
      description={t('list.offlineHint')}
      retryLabel={t('list.retry')}
      onRetry={onRetry}
      busy={isBusy}
    />
  );
}
