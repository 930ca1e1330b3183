import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { useTranslate } from '../../base/sentences';

export interface LogoutEverywhereProps {
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

/** Asks before all devices are logged out. */
export default function LogoutEverywhere({ onClose, onLogout }: LogoutEverywhereProps) {
  const t = useTranslate('account');
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t('sessions.everywhereTitle')}
      description={t('sessions.everywhereText')}
      cancelLabel={t('sessions.stay')}
      actionLabel={t('sessions.everywhere')}
      onAction={onLogout}
    />
  );
}
