/** Decides for every list and page that could not be had: without a connection that is why, and no other reason is given. */
import { OfflineState } from '@oshimado/ui/offline-state';
import type { ReactNode } from 'react';
import { useTellsOffline } from '../page/offline-told';
import { useOnline } from '../live-feed';
import { useTranslate } from '../sentences';

interface OfflineProps {
  readonly onRetry: () => void;
  /** It is being tried again. */
  readonly isBusy: boolean;
}

export interface UnlessOfflineProps extends OfflineProps {
  /** What is said where there is a connection. */
  readonly children: ReactNode;
}

function Offline({ onRetry, isBusy }: OfflineProps) {
  const t = useTranslate();
  useTellsOffline();
  return (
    <OfflineState
      title={t('error.offline.title')}
      description={t('error.offline.text')}
      retryLabel={t('error.api.retry')}
      onRetry={onRetry}
      busy={isBusy}
    />
  );
}

export function UnlessOffline({ children, ...offline }: UnlessOfflineProps) {
  return useOnline() ? children : <Offline {...offline} />;
}
