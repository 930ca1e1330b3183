/** LRC, the lyrics of music players: `[01:02.50]` before each line, several for a line that comes again. Lines end with the next one. */
import { addOpenLines, collectScript, ONLY_PROFILE, type OpenLine } from './script-collector';
import { SCRIPT_LINES_MAX } from './script.limits';
import { oneLine, splitLines } from './script-text';
import { readTime } from './script-time';
import type { ParsedScript } from './script.types';

const STAMPS = /^\s*((?:\[[\d:.,\s]{4,20}\]\s*)+)(.*)$/;
const STAMP = /\[([\d:.,\s]{4,20})\]/g;
/** Of single words. */
const WORD_STAMPS = /<\d{1,4}:\d{1,2}(?:[.:,]\d{1,3})?>/g;
const OFFSET = /^\s*\[offset:\s*([+-]?\d{1,7})\s*\]/i;
/** `[ar:Singer]` and the like. */
const REMARK = /^\s*(?:\[[a-z#][^\]]*\]|$)/i;

const stampOf = (text: string) => readTime(/[.,]|:.*:/.test(text) ? text : `${text}.0`);

/** Whether a line begins with the times of a lyric. */
export const isLrcLine = (line: string): boolean => {
  const [, stamps = ''] = STAMPS.exec(line) ?? [];
  return stampsIn(stamps).some((start) => start !== undefined);
};

const stampsIn = (stamps: string) =>
  [...stamps.matchAll(STAMP)].map(([, time = '']) => stampOf(time));

/** Reads a file. */
export function readLrc(text: string): ParsedScript {
  const collector = collectScript();
  collector.addProfile(ONLY_PROFILE, 1);
  const lines: OpenLine[] = [];
  let offset = 0;
  for (const [index, line] of splitLines(text).entries()) {
    const [, stamps = '', said = ''] = STAMPS.exec(line) ?? [];
    const at = index + 1;
    const shift = OFFSET.exec(line)?.[1];
    if (shift !== undefined) offset = Number(shift);
    for (const start of stampsIn(stamps)) {
      if (start === undefined) collector.skip('time', line, at);
      else if (lines.length <= SCRIPT_LINES_MAX) {
        const words = oneLine(said.replace(WORD_STAMPS, ''));
        lines.push({ start: start, text: words, profile: 0, at });
      }
    }
    if (stamps === '' && !REMARK.test(line)) collector.skip('untimed', line, at);
  }
  // A positive offset shows the lyrics sooner.
  const shifted = lines.map((line) => ({ ...line, start: Math.max(0, line.start - offset) }));
  addOpenLines(
    collector,
    shifted.sort((a, b) => a.start - b.start),
  );
  if (!collector.hasLines()) collector.refuse('unparsable');
  return collector.result();
}
