/**
 * Texts of the operator: files of a folder named like `terms.en.md`. They are read at each call, so that a correction needs no
 * restart; which of them there are is read once, because the pages link to them.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteText } from '@oshimado/contract';

const FILE = /^(terms|privacy|imprint)\.([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.md$/;
const FALLBACK = 'en';

type Name = SiteText['name'];

export interface SiteTexts {
  /** Those that exist in any language, in the order in which pages link to them. */
  readonly names: readonly Name[];
  /** In this language, else in English, else in any; undefined if there is none. Rejects if the file can no longer be read. */
  readonly read: (name: Name, lang: string) => Promise<SiteText | undefined>;
}

export const noSiteTexts: SiteTexts = { names: [], read: async () => undefined };

interface TextFile {
  readonly name: string | undefined;
  readonly lang: string;
  readonly path: string;
}

/** `zh-CN` reads Simplified Chinese, else any Chinese. */
const ranks = (wanted: string) => {
  const [primary = wanted] = wanted.toLowerCase().split('-');
  return (lang: string) => {
    const own = lang.toLowerCase();
    if (own === wanted.toLowerCase()) return 0;
    if (own === primary) return 1;
    if (own.startsWith(`${primary}-`)) return 2;
    return own === FALLBACK ? 3 : 4;
  };
};

/** Rejects if the folder cannot be read. */
export async function openSiteTexts(dir: string): Promise<SiteTexts> {
  const files: TextFile[] = (await readdir(dir)).toSorted().flatMap((file) => {
    const [, name, lang] = FILE.exec(file) ?? [];
    return lang === undefined ? [] : [{ name, lang, path: join(dir, file) }];
  });
  const order: readonly Name[] = ['terms', 'privacy', 'imprint'];
  return {
    names: order.filter((name) => files.some((file) => file.name === name)),
    read: async (name, lang) => {
      const rankOf = ranks(lang);
      const [best] = files
        .filter((file) => file.name === name)
        .toSorted((a, b) => rankOf(a.lang) - rankOf(b.lang));
      if (!best) return undefined;
      return { name, lang: best.lang, markdown: await readFile(best.path, 'utf8') };
    },
  };
}
