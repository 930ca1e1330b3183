/** Keys that work everywhere, and the two windows that show what there is. Their code comes once the page is taken over. */
import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useActors } from '../actors/ActorsProvider';

export type CommandsWindow = 'palette' | 'shortcuts';

interface CommandsContextValue {
  readonly openWindow: CommandsWindow | null;
  readonly open: (name: CommandsWindow) => void;
  readonly close: () => void;
}

const CommandsContext = createContext<CommandsContextValue | null>(null);
const CommandKeys = lazy(() => import('./CommandKeys'));

export function CommandsProvider({ children }: { children: ReactNode }) {
  const [openWindow, setOpenWindow] = useState<CommandsWindow | null>(null);
  // Nothing to be commanded before that.
  const isReady = useActors() !== null;
  const value = useMemo(
    () => ({ openWindow, open: setOpenWindow, close: () => setOpenWindow(null) }),
    [openWindow],
  );
  return (
    <CommandsContext value={value}>
      {children}
      {isReady ? (
        <Suspense fallback={null}>
          <CommandKeys />
        </Suspense>
      ) : null}
    </CommandsContext>
  );
}

/** Opens the palette or the list of keys. */
export function useCommandsWindow(): CommandsContextValue {
  const value = useContext(CommandsContext);
  if (!value) throw new Error('useCommandsWindow needs a CommandsProvider above it.');
  return value;
}
