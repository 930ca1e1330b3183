/** Says what the machine emits and no part of the page shows by itself. */
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { useTlEvents } from './TlClientProvider';

export function useTlToasts(): void {
  const t = useTranslate('tlClient');
  const notify = useNotify();
  useTlEvents('profile.refused', () =>
    notify({ key: 'tl-profile', tone: 'warning', title: t('toast.profile') }),
  );
  useTlEvents('settings.refused', () =>
    notify({ key: 'tl-link', tone: 'warning', title: t('toast.link') }),
  );
}
