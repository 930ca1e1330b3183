'use client';

export { MultiviewTranslations, type MultiviewTranslationsProps } from './MultiviewTranslations';
