import { UI_LANGUAGES, type UiLanguage } from '../limits';

const exact = new Map(UI_LANGUAGES.map((language) => [language.toLowerCase(), language]));
const CHINESE: ReadonlyMap<string, UiLanguage> = new Map([
  ['zh-cn', 'zh-CN'],
  ['zh-sg', 'zh-CN'],
  ['zh-hans', 'zh-CN'],
  ['zh-tw', 'zh'],
  ['zh-hk', 'zh'],
  ['zh-hant', 'zh'],
]);

/** The UI language for one browser tag, if supported: the tag's own, else that of its language. */
export function uiLanguageFor(
  tag: string,
  offered: readonly UiLanguage[] = UI_LANGUAGES,
): UiLanguage | undefined {
  // Old programs write `zh_TW`.
  const wanted = tag.trim().toLowerCase().replaceAll('_', '-');
  const parts = wanted.split('-');
  const candidates = [
    exact.get(wanted),
    CHINESE.get(parts.slice(0, 2).join('-')),
    exact.get(parts[0] ?? wanted),
  ];
  return candidates.find((language) => language !== undefined && offered.includes(language));
}

/** The best UI language for an `Accept-Language` header or one tag; undefined if none matches. */
export function wishedLanguage(
  header: string | undefined,
  offered: readonly UiLanguage[] = UI_LANGUAGES,
): UiLanguage | undefined {
  const wishes = (header ?? '')
    .slice(0, 1_000)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.split(';');
      const q = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { tag, weight: q === undefined ? 1 : Number(q), index };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  for (const { tag } of wishes) {
    const language = uiLanguageFor(tag, offered);
    if (language) return language;
  }
  return undefined;
}

/** The best UI language for an `Accept-Language` header; English if none matches. */
export const negotiateLanguage = (
  header: string | undefined,
  offered: readonly UiLanguage[] = UI_LANGUAGES,
): UiLanguage =>
  wishedLanguage(header, offered) ?? (offered.includes('en') ? 'en' : (offered[0] ?? 'en'));
