/** Who looks at the page. */
import type { User } from '@oshimado/contract';
import { selectUser } from '@oshimado/machines/session';
import { useActors, useActorValue } from './ActorsProvider';

export interface Viewer {
  /** null for a guest, and until it is known. */
  readonly user: User | null;
  /** False on the server and until the actors are started: draw neither a guest's nor a user's view yet. */
  readonly isKnown: boolean;
}

export function useViewer(): Viewer {
  const isKnown = useActors() !== null;
  const user = useActorValue('session', selectUser, null);
  return { user, isKnown };
}
