'use client';

export { RelayBot, type RelayBotProps } from './RelayBot';
export type { RelayAddress } from './use-relay-login';
