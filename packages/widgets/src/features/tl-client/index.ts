'use client';

export { TlClient, type TlClientProps } from './TlClient';
