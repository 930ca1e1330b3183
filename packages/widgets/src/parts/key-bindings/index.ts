'use client';

export { commandIds, commands, type CommandId, type CommandRuns } from './commands';
