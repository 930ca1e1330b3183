'use client';

export { TlClient } from './TlClient';
export type { TlClientProps } from './ViewerTlClient';
