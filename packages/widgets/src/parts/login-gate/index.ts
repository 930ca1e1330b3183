'use client';

export { GateLoading, LoginGate } from './LoginGate';
export { isStaleLogin, LoginAgainLink, useSayLoginStale } from './LoginAgain';
