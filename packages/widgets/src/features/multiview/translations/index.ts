'use client';

export { MultiviewTranslations } from './MultiviewTranslations';
