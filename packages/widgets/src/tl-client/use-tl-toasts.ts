/** Says what the machine emits and no part of the page shows by itself. */
import { useTranslate } from '../sentences';
import { useNotify } from '../toasts';
import { useTlEvents } from './TlClientProvider';

export function useTlToasts(): void {
  const t = useTranslate('tlClient');
  const notify = useNotify();
  useTlEvents((event) => {
    if (event.type === 'line.failed') {
      notify({
        key: 'tl-failed',
        tone: 'danger',
        title: t('toast.failed'),
        // Whose line it was is in the list, where it waits.
        ...(event.code !== 'otherViewer' && { description: t(`unsent.${event.code}`) }),
      });
    } else if (event.type === 'profile.refused') {
      notify({ key: 'tl-profile', tone: 'warning', title: t('toast.profile') });
    } else if (event.type === 'settings.refused') {
      notify({ key: 'tl-link', tone: 'warning', title: t('toast.link') });
    }
  });
}
