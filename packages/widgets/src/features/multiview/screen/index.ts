'use client';

export { MultiviewScreen, type MultiviewScreenProps } from './MultiviewScreen';
