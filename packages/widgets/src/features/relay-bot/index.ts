'use client';

export { RelayBot } from './RelayBot';
