/** The words that a highlight is called by, chosen from what comments say about it. */
import { HIGHLIGHT_TEXT_MAX } from './highlights.limits';

/** What one comment says about a moment. */
export interface HighlightNote {
  readonly text: string;
  /** Time stamps of its comment per character: lists of moments rank before remarks. */
  readonly density: number;
}

/** More is not looked at: texts come from outside. Of a text that is shown, enough for 60 emoji of several people. */
const JUDGED_MAX = 120;
const SHOWN_MAX = 1_200;

// Invisible characters, and those that turn the direction of the text around.
const HIDDEN = /[\p{Cc}\p{Cs}\p{Co}\u200B\u2028-\u202E\u2060-\u2069\uFEFF]/gu;
// An apostrophe or hyphen within a word is a part of it.
const PUNCTUATION = /(?<![\p{L}\p{N}])['’-]|['’-](?![\p{L}\p{N}])|(?!['’-])\p{P}/gu;
const ARTICLES: ReadonlySet<string> = new Set(['an', 'the']);
const CLIP_THIS = /clip\s+this/i;
const MARKS_IN_A_ROW = /\p{P}{3}/u;
/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{4}/u;

const visible = (text: string) => text.replace(HIDDEN, ' ');

/** Without punctuation and articles; the text as it is written if nothing else is left. */
function cleaned(text: string): string {
  const words = visible(text)
    .replace(PUNCTUATION, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !ARTICLES.has(word.toLowerCase()));
  return words.join(' ') || visible(text).trim();
}

/** "Texts of two words or more and without 'clip this' or three marks in a row are preferred." */
function isTelling(text: string): boolean {
  if (CLIP_THIS.test(text) || MARKS_IN_A_ROW.test(text)) return false;
  return cleaned(text).includes(' ') || UNSPACED.test(text);
}

/** The first characters of a text as a reader counts them: an emoji or a letter with its accents is one. */
function firstCharacters(text: string, max: number): string {
  let kept = '';
  let number = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    text,
  )) {
    if (number === max) return `${kept.trimEnd()}…`;
    kept += segment;
    number += 1;
  }
  return kept;
}

/** The text of the highlight; empty if there are no notes. */
export function bestText(notes: readonly HighlightNote[]): string {
  const ranked = [...notes].sort((one, other) => other.density - one.density);
  const best = ranked.find(({ text }) => isTelling(text.slice(0, JUDGED_MAX))) ?? ranked[0];
  if (best === undefined) return '';
  return firstCharacters(cleaned(best.text.slice(0, SHOWN_MAX)), HIGHLIGHT_TEXT_MAX);
}
