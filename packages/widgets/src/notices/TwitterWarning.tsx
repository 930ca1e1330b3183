/**
 * "An account linked only to a twitter id gets a warning to link another account": with a way to the login page, for 25 s.
 * Its words are fetched only for whoever is warned.
 */
import { hasTwitterWarning } from '@oshimado/machines/session';
import { useActorValue } from '../viewer/ActorsProvider';
import { latePart } from '../errors/late-part';

const TwitterNotice = latePart(() => import('./TwitterNotice'));

export function TwitterWarning() {
  const isWarned = useActorValue('session', hasTwitterWarning, false);
  return isWarned ? <TwitterNotice /> : null;
}
