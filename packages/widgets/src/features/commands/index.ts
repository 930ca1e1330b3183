export { CommandKeys, type CommandKeysProps } from './CommandKeys';
export { CommandsProvider, useCommandsWindow, type CommandsWindow } from './CommandsProvider';
