/** What a name that people type may be: of an account, a playlist, a group, a channel, an organization, a song. */

/**
 * Embeddings, overrides and isolates, which turn the text around a name, and what ends them. Marks of one direction (U+200E,
 * U+200F) stay: Arabic and Hebrew names need them beside Latin letters.
 */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text without the characters that turn the direction of what stands around it. */
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, '');

/** Control characters and separators of lines: a name is one line. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * A character that is drawn. Blanks are not, nor what Unicode lists as `Default_Ignorable_Code_Point` (joiners, selectors, Hangul
 * fillers), the blank of Braille, the anchors of annotations and the empty note.
 */
const DRAWN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB\u{1D159}]/u;

/** Whether anything of a text is drawn: not of blanks and invisible characters alone. */
export const isDrawn = (text: string): boolean => DRAWN.test(text);

/** Halves of characters that a cut has left. */
const HALVES = /\p{Surrogate}/gu;

/**
 * A name as it is kept: one line, without blanks around it and without characters that turn the direction of a text. Joiners and
 * selectors stay, which emoji and Persian need. Empty for a text in which nothing is drawn, which is no name. What is longer than `max`
 * UTF-16 code units is cut. Default: as long as it is.
 */
export function nameOf(text: string, max = Infinity): string {
  const line = withoutDirections(text).replace(BREAKS, ' ').trim();
  const name = line.slice(0, max).replace(HALVES, '').trim();
  return isDrawn(name) ? name : '';
}
