'use client';

export { TranslationsGroup } from './TranslationsGroup';
