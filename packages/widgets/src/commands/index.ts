export { CommandKeys, type CommandKeysProps } from './CommandKeys';
export { CommandsProvider, useCommandsWindow, type CommandsWindow } from './CommandsProvider';
export { commandIds, commands, type CommandId, type CommandRuns } from './commands';
