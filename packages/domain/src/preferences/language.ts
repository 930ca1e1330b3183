import { UI_LANGUAGES, type UiLanguage } from '../limits';

const exact = new Map(UI_LANGUAGES.map((language) => [language.toLowerCase(), language]));
const CHINESE: Readonly<Record<string, UiLanguage>> = {
  'zh-cn': 'zh-CN',
  'zh-sg': 'zh-CN',
  'zh-hans': 'zh-CN',
  'zh-tw': 'zh',
  'zh-hk': 'zh',
  'zh-hant': 'zh',
};

/** The UI language for one tag a browser sends, if there is one. */
export function uiLanguageFor(tag: string): UiLanguage | undefined {
  const wanted = tag.trim().toLowerCase();
  const base = wanted.split('-')[0] ?? wanted;
  return (
    exact.get(wanted) ??
    CHINESE[wanted] ??
    CHINESE[wanted.split('-').slice(0, 2).join('-')] ??
    exact.get(base)
  );
}

/** The best UI language for an `Accept-Language` header; English when nothing fits. */
export function negotiateLanguage(
  header: string | undefined,
  offered: readonly UiLanguage[] = UI_LANGUAGES,
): UiLanguage {
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
    const language = uiLanguageFor(tag);
    if (language && offered.includes(language)) return language;
  }
  return 'en';
}
