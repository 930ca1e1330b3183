/** What a search asks for in one line of words: title of the page and heading above the results. */
import {
  chipText,
  localeTag,
  type ChipType,
  type SearchExtras,
  type SearchState,
} from '@oshimado/domain';
import { useLanguage, useTranslate, languageNamer } from '../../base/sentences';

interface Words {
  readonly t: ReturnType<typeof useTranslate<'search'>>;
  readonly tPortal: ReturnType<typeof useTranslate<'portal'>>;
  readonly tWidgets: ReturnType<typeof useTranslate<'widgets'>>;
  readonly tag: string;
}

/** A filter and its choices; null without any. All of `and` must apply, one of `or`. */
function part(
  { t, tag }: Words,
  name: string,
  values: readonly string[],
  type: 'and' | 'or' = 'or',
): string | null {
  if (values.length === 0) return null;
  const list = new Intl.ListFormat(tag, {
    style: 'narrow',
    type: type === 'and' ? 'conjunction' : 'disjunction',
  });
  return t('page.part', { name, value: list.format(values) });
}

const textsOf = ({ chips }: SearchState, type: ChipType) =>
  chips.filter((chip) => chip.type === type).map(chipText);

/** Words of a title are what most searches are about: they come first, and need no name. */
function wordsPart({ t }: Words, state: SearchState) {
  const texts = [...textsOf(state, 'title & desc'), ...textsOf(state, 'video url')];
  return texts.length === 0 ? null : t('page.titleOf', { words: texts.join(' · ') });
}

function chipParts(words: Words, state: SearchState) {
  const { t } = words;
  const of = (type: ChipType) => textsOf(state, type);
  return [
    part(words, t('kind.comments'), of('comments'), 'and'),
    part(words, t('kind.channel'), of('channel'), 'and'),
    part(words, t('kind.topic'), of('topic')),
    part(words, t('kind.org'), of('org')),
  ];
}

const minutesOf = (minutes: number | null) => (minutes === null ? [] : [String(minutes)]);

function extraParts(words: Words, extras: SearchExtras) {
  const { t, tPortal, tWidgets, tag } = words;
  const named = (codes: readonly string[]) => codes.map(languageNamer(tag));
  // By name, so that a filter without words does not compile.
  const parts: Readonly<Record<keyof SearchExtras, string | null>> = {
    statuses: part(
      words,
      t('form.status'),
      extras.statuses.map((status) =>
        status === 'past' ? t('form.past') : tWidgets(`feed.${status}`),
      ),
    ),
    minMinutes: part(words, t('form.minMinutes'), minutesOf(extras.minMinutes)),
    maxMinutes: part(words, t('form.maxMinutes'), minutesOf(extras.maxMinutes)),
    collabs: part(
      words,
      tPortal('display.collabs'),
      extras.collabs === 'show' ? [] : [tPortal(`display.collab.${extras.collabs}`)],
    ),
    talentLangs: part(words, t('form.talentLangs'), named(extras.talentLangs)),
    clipLangs: part(words, t('form.clipLangs'), named(extras.clipLangs ?? [])),
    isWholeWord: extras.isWholeWord ? t('form.wholeWord') : null,
    isFavoritesOnly: extras.isFavoritesOnly ? t('form.favorites') : null,
  };
  return Object.values(parts);
}

/** Conditions, filters and order as far as they are not the usual ones; the name of the page without any. */
export function useSearchTitle(state: SearchState): string {
  const t = useTranslate('search');
  const { t: tPortal, tWidgets, language } = useLanguage();
  const words = { t, tPortal, tWidgets, tag: localeTag(language) };
  const conditions = [
    wordsPart(words, state),
    ...chipParts(words, state),
    part(words, t('page.type'), state.type === 'all' ? [] : [t(`page.${state.type}`)]),
    ...extraParts(words, state.extras),
    part(words, tPortal('display.sort'), state.sort === 'newest' ? [] : [t(`page.${state.sort}`)]),
  ].filter((text) => text !== null);
  return conditions.length === 0 ? tPortal('searchBar.label') : conditions.join(' · ');
}
