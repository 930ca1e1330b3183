/** Keys that work everywhere, and the two windows that show what there is. Their code comes once the page is taken over. */
import { useMemo, useState, type ReactNode } from 'react';
import { useActorsContext } from '../actors/ActorsProvider';
import { latePart } from '../errors/late-part';
import { CommandsContext, type CommandsWindow } from './commands-window';

const CommandKeys = latePart(() => import('./CommandKeys'));

export function CommandsProvider({ children }: { children: ReactNode }) {
  const [openWindow, setOpenWindow] = useState<CommandsWindow | null>(null);
  // Nothing to be commanded before that; where they cannot be had, the pages are there all the same.
  const isReady = useActorsContext().status !== 'starting';
  const value = useMemo(
    () => ({ openWindow, open: setOpenWindow, close: () => setOpenWindow(null) }),
    [openWindow],
  );
  return (
    <CommandsContext value={value}>
      {children}
      {isReady ? <CommandKeys /> : null}
    </CommandsContext>
  );
}
