/** Which of the two windows about commands is open. */
import { createContext, useContext } from 'react';

export type CommandsWindow = 'palette' | 'shortcuts';

export interface CommandsContextValue {
  readonly openWindow: CommandsWindow | null;
  readonly open: (name: CommandsWindow) => void;
  readonly close: () => void;
}

export const CommandsContext = createContext<CommandsContextValue | null>(null);
/** Opens the palette or the list of keys. */
export function useCommandsWindow(): CommandsContextValue {
  const value = useContext(CommandsContext);
  if (!value) throw new Error('useCommandsWindow needs a CommandsProvider above it.');
  return value;
}
