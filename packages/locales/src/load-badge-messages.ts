/**
 * The sentences of badges, in a folder that the portal's list of files leaves out. Each file is named here, because a bundler's helper for names that are put together weighs more than
 * the sentences; variants of English say the same as English.
 */
import type { FullLanguage } from './languages';
import type { MessageFile } from './overlay';
import type { MessageTree } from './translate';

const files: Readonly<Record<FullLanguage, () => Promise<MessageFile>>> = {
  en: () => import('./elements/en/badge.json'),
  ja: () => import('./elements/ja/badge.json'),
  zh: () => import('./elements/zh/badge.json'),
  'zh-CN': () => import('./elements/zh-CN/badge.json'),
  ko: () => import('./elements/ko/badge.json'),
  'es-ES': () => import('./elements/es-ES/badge.json'),
  es: () => import('./elements/es/badge.json'),
  ms: () => import('./elements/ms/badge.json'),
  id: () => import('./elements/id/badge.json'),
  ru: () => import('./elements/ru/badge.json'),
  pt: () => import('./elements/pt/badge.json'),
  de: () => import('./elements/de/badge.json'),
  it: () => import('./elements/it/badge.json'),
  fr: () => import('./elements/fr/badge.json'),
  tr: () => import('./elements/tr/badge.json'),
  vi: () => import('./elements/vi/badge.json'),
  hu: () => import('./elements/hu/badge.json'),
  th: () => import('./elements/th/badge.json'),
};
const byLanguage: Readonly<Partial<Record<string, () => Promise<MessageFile>>>> = files;

/** Sentences, and the language that they are in. */
export interface BadgeMessages {
  readonly language: string;
  readonly messages: MessageTree;
}

/** The sentences of badges; English for a language that has none. */
export async function loadBadgeMessages(wanted: string): Promise<BadgeMessages> {
  const load = byLanguage[wanted];
  return {
    language: load ? wanted : 'en',
    messages: (await (load ?? files.en)()).default,
  };
}
