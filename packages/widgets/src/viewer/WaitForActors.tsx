import type { ReactNode } from 'react';
import { PartFailed } from '../errors/PartFailed';
import { useActorsContext } from './ActorsProvider';

/** What is drawn until the actors are started; where they could not be, that is said in its place, with a way to try again. */
export function WaitForActors({ children }: { children: ReactNode }) {
  const { status, start } = useActorsContext();
  if (status !== 'failed' && status !== 'retrying') return children;
  return <PartFailed onRetry={start} isBusy={status === 'retrying'} />;
}
