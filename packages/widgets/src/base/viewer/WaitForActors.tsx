import type { ReactNode } from 'react';
import { PartFailed } from '../late-part/PartFailed';
import { useActorsContext } from './ActorsProvider';

/** Placeholder until the actors are started; an error with a retry if they could not be loaded. */
export function WaitForActors({ children }: { children: ReactNode }) {
  const { status, start } = useActorsContext();
  if (status !== 'failed' && status !== 'retrying') return children;
  return <PartFailed onRetry={start} isBusy={status === 'retrying'} />;
}
