'use client';

export { commandIds, commands, type CommandRuns } from './commands';
