export { CommandKeys } from './CommandKeys';
export { CommandsProvider, useCommandsWindow } from './CommandsProvider';
