/**
 * Suggests the topic of a stream by words of its title and by its category. It would rather say nothing than something wrong: a
 * missing topic is set by anyone, a wrong one by editors only.
 */
import { gameRules, TALK, topicRules, vagueCategories, type TopicRule } from './topic-rules';

/** What is known of a stream whose topic is looked for. */
export interface TopicHints {
  readonly title: string;
  /** Category that the platform names. Default: none. */
  readonly category?: string | undefined;
  /** Rules of a site, which are above the others. Default: none. */
  readonly more?: readonly TopicRule[] | undefined;
}

/** Topic of streams for members, whatever else they are about. */
export const MEMBERS_ONLY = 'membersonly';

const MEMBERS = /メン限|メンバー(シップ)?限定|members?[\s-]*only|멤버십?\s*(전용|한정)/i;

/** Whether a title says that a stream is for members of its channel. */
export const isMembersOnlyTitle = (title: string): boolean => MEMBERS.test(title);

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

const BRACKETS = /[【[≪《〖〈〔<]([^】\]≫》〗〉〕>]*)[】\]≫》〗〉〕>]/g;
const BAR = /[|┊║]+/;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The parts of a title that name things: in brackets, and between bars. */
function tagsOf(title: string): Span[] {
  const spans = [...title.matchAll(BRACKETS)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
  const parts = title.split(BAR);
  if (parts.length === 1) return spans;
  let from = 0;
  for (const part of parts) {
    const at = title.indexOf(part, from);
    spans.push({ from: at, to: at + part.length });
    from = at + part.length;
  }
  return spans;
}

const LATIN = /[\p{Script=Latin}\p{N}]/u;

/** Where a word is in a text; one of Latin letters is no part of a longer one. */
function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  const isApart = (edge: string, beside: string) => !(LATIN.test(edge) && LATIN.test(beside));
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + word.length);
    if (isApart(word.charAt(0), before) && isApart(word.charAt(word.length - 1), after))
      places.push(at);
  }
  return places;
}

interface Match {
  readonly id: string;
  readonly at: number;
  readonly length: number;
  readonly isTag: boolean;
}

function matchesOf(rules: readonly TopicRule[], title: string): Match[] {
  const spans = tagsOf(title);
  const isTag = (at: number) => spans.some(({ from, to }) => from <= at && at < to);
  const find = (id: string, words: readonly string[]): Match[] =>
    words.flatMap((word) =>
      placesOf(folded(word), title).map((at) => ({
        id,
        at,
        length: word.length,
        isTag: isTag(at),
      })),
    );
  return rules.flatMap(({ id, words, tags = [] }) => [
    ...find(id, words),
    ...find(id, tags).filter((match) => match.isTag),
  ]);
}

/** Tags are above other words, any topic above talk, earlier words above later ones, longer ones above shorter ones. */
function bestOf(matches: readonly Match[]): string | undefined {
  const rank = ({ id, isTag }: Match) => (isTag ? 0 : 2) + (id === TALK ? 1 : 0);
  return [...matches].sort((a, b) => rank(a) - rank(b) || a.at - b.at || b.length - a.length)[0]
    ?.id;
}

/** A game's name as an id of topics is spelt. */
const idOfGame = (category: string) => category.trim().replaceAll(/[\s,]+/g, '_');

/** Id of the topic; undefined where nothing says one. */
export function suggestTopic({ title, category = '', more = [] }: TopicHints): string | undefined {
  if (isMembersOnlyTitle(title)) return MEMBERS_ONLY;
  const rules = [...more, ...topicRules, ...gameRules];
  const said = bestOf(matchesOf(rules, folded(title)));
  const named = folded(category).trim();
  if (named === '' || vagueCategories.includes(named)) return said;
  const general = topicRules.find(({ categories = [] }) => categories.includes(named));
  if (general) return said ?? general.id;
  // A game that is played is known better from the platform than from words.
  return bestOf(matchesOf([...more, ...gameRules], named)) ?? idOfGame(category);
}
