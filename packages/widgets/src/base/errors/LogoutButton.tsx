import { selectUser } from '@oshimado/machines/session';
import { Button } from '@oshimado/ui/button';
import { useTranslate } from '../sentences';
import { useActorValue, useSend } from '../viewer/ActorsProvider';

/** Logging out helps where the server fails because of the login. */
export default function LogoutButton() {
  const t = useTranslate();
  const user = useActorValue('session', selectUser, null);
  const send = useSend('session');
  if (user === null) return null;
  return (
    <Button variant="plain" onClick={() => send({ type: 'session.logout' })}>
      {t('error.logout')}
    </Button>
  );
}
