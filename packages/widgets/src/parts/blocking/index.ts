'use client';

export { useBlockChannel, useBlocking, useBlockToggle } from './use-blocking';
