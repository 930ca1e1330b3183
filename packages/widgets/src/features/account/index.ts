'use client';

export { Account } from './Account';
