'use client';

export { Account, type AccountProps } from './Account';
export type { LoginAddress } from './use-login-return';
