/** Which of the two windows about commands is open: the palette or the list of keys. */
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

export type CommandsWindow = 'palette' | 'shortcuts';

export interface CommandsContextValue {
  readonly openWindow: CommandsWindow | null;
  readonly open: (name: CommandsWindow) => void;
  readonly close: () => void;
}

const CommandsContext = createContext<CommandsContextValue | null>(null);

/** Opens the palette or the list of keys. */
export function useCommandsWindow(): CommandsContextValue {
  const value = useContext(CommandsContext);
  if (!value) throw new Error('Oshimado: a part needs <CommandsProvider> around it.');
  return value;
}

/** Needs `CommandKeys` somewhere below it, which draws the windows. */
export function CommandsProvider({ children }: { readonly children: ReactNode }) {
  const [openWindow, setOpenWindow] = useState<CommandsWindow | null>(null);
  const value = useMemo(
    () => ({ openWindow, open: setOpenWindow, close: () => setOpenWindow(null) }),
    [openWindow],
  );
  return <CommandsContext value={value}>{children}</CommandsContext>;
}
