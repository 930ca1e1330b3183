/** Logging in once more without losing what is on the page: in a tab of its own; this one takes the new login over. */
import { CallError } from '@oshimado/contract';
import { loginPath } from '@oshimado/domain';
import { Link } from '@oshimado/ui/link';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';

const AGAIN = loginPath({ again: true });

/** Whether the server asks for a login of the last 24 hours. */
export const isStaleLogin = (error: unknown): boolean =>
  error instanceof CallError && error.problem?.error === 'stale_login';

/** "Log in again", in another tab. */
export function LoginAgainLink() {
  const t = useTranslate('editing');
  const tWidgets = useTranslate('widgets');
  return (
    <Link href={AGAIN} externalLabel={tWidgets('newTab')}>
      {t('login.again')}
    </Link>
  );
}

/** Says that the login is too old for an edit, under what could not be done, and offers to log in again. */
export function useSayLoginStale(): (title: string) => void {
  const t = useTranslate('editing');
  const notify = useNotify();
  return (title) =>
    notify({
      key: 'stale-login',
      tone: 'warning',
      title,
      description: t('login.stale'),
      action: { label: t('login.again'), onSelect: () => void open(AGAIN, '_blank') },
    });
}
