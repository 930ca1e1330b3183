/**
 * Automatic captions roll: each cue shows the line before again above its own, and cues of 10 ms hold it in between, so that each phrase
 * stands in the file two or three times. Here each comes once, at the time of the cue that first shows it.
 */

/** A cue, as far as it matters here. */
interface Shown {
  readonly start: number;
  readonly end: number;
  /** What its lines say, one for each line as written. */
  readonly texts: readonly string[];
}

/** Cues this close follow each other. */
const GAP_MS = 60;
/** Cues this short only hold what was said before. */
const HELD_MS = 60;

const saidIn = ({ texts }: Shown) => texts.map((text) => text.trim()).filter((text) => text !== '');

/** How many of the last lines of a cue are the first ones of the next, if that follows at once. */
function repeatedLines(before: Shown, cue: Shown): number {
  if (cue.start <= before.start || Math.abs(cue.start - before.end) > GAP_MS) return 0;
  const [above, below] = [saidIn(before), saidIn(cue)];
  for (let count = Math.min(above.length, below.length); count > 0; count -= 1) {
    const tail = above.slice(-count);
    if (tail.every((text, at) => text === below[at])) return count;
  }
  return 0;
}

/** Whether a file is of this kind. What people write repeats itself too, so a few cues are not enough. */
export function isRolling(cues: readonly Shown[]): boolean {
  let [rolls, holds] = [0, 0];
  for (const [at, cue] of cues.entries()) {
    const before = cues[at - 1];
    const count = before === undefined ? 0 : repeatedLines(before, cue);
    if (count === 0) continue;
    if (count < saidIn(cue).length) rolls += 1;
    else if (cue.end - cue.start <= HELD_MS) holds += 1;
  }
  const isFrequent = (rolls + holds) * 3 >= cues.length;
  return isFrequent && (rolls >= 2 || holds >= 2 || (rolls > 0 && holds > 0));
}

/** The cues with what they say first; those that only repeat are left out. */
export const withoutRepeats = <T extends Shown & { readonly parts: readonly string[] }>(
  cues: readonly T[],
): readonly (T & { parts: string[] })[] =>
  cues.flatMap((cue, at) => {
    const before = cues[at - 1];
    let left = before === undefined ? 0 : repeatedLines(before, cue);
    const parts = cue.parts.filter((_, place) => {
      const isBlank = (cue.texts[place] ?? '').trim() === '';
      if (isBlank || left === 0) return !isBlank;
      left -= 1;
      return false;
    });
    return parts.length === 0 ? [] : [{ ...cue, parts }];
  });
