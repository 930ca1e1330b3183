'use client';

export { LoginGate } from './LoginGate';
export { isStaleLogin, LoginAgainLink, useSayLoginStale } from './LoginAgain';
