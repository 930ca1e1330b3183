/**
 * "An account linked only to a twitter id gets a warning to link another account": a toast with a link to the login page, for
 * 25 s. Its code and sentences are fetched only when the warning is due.
 */
import { hasTwitterWarning } from '@oshimado/machines/session';
import { useActorValue } from '../viewer/ActorsProvider';
import { latePart } from '../late-part/late-part';

const TwitterToast = latePart(() => import('./TwitterToast'));

export function TwitterWarning() {
  const isWarned = useActorValue('session', hasTwitterWarning, false);
  return isWarned ? <TwitterToast /> : null;
}
