'use client';

export { LoginGate, type LoginGateProps } from './LoginGate';
export { isStaleLogin, LoginAgainLink, useSayLoginStale } from './LoginAgain';
