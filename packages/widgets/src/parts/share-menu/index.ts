'use client';

export { ShareButton } from './ShareButton';
