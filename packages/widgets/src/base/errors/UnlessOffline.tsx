/** Shows the offline state instead of another error while the browser is offline. */
import { OfflineState } from '@oshimado/ui/offline-state';
import type { ReactNode } from 'react';
import { useAnnouncesOffline } from '../page/offline-announced';
import { useOnline } from '../page';
import { useLanguage } from '../sentences';

interface OfflineProps {
  readonly onRetry: () => void;
  /** A retry is in progress. */
  readonly isBusy: boolean;
}

export interface UnlessOfflineProps extends OfflineProps {
  /** The error state to show while online. */
  readonly children: ReactNode;
}

function Offline({ onRetry, isBusy }: OfflineProps) {
  const { t, tWidgets } = useLanguage();
  useAnnouncesOffline();
  return (
    <OfflineState
      title={tWidgets('feed.offlineEmpty')}
      description={t('error.offline.text')}
      retryLabel={tWidgets('retry')}
      onRetry={onRetry}
      busy={isBusy}
    />
  );
}

export function UnlessOffline({ children, ...offline }: UnlessOfflineProps) {
  return useOnline() ? children : <Offline {...offline} />;
}
