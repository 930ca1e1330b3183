import { plainCaption, withoutOverrides } from './caption-markup';
import { cuesIn, saidIn, type CueFormat } from './cues';
import { decodeEntities } from './entities';
import { collectScript, lineBetween, ONLY_PROFILE } from './script-collector';
import { escapeMarkup, oneLine, splitLines } from './script-text';
import { momentsOf, readLeadingTime, readTime, writeMilliseconds } from './script-time';
import type { ParsedScript, Script } from './script.types';

/**
 * WebVTT. Any line with an arrow starts a cue, an empty line ends it; titles, notes, styles, regions and identifiers are ignored. A
 * voice (`<v Name>`) is a profile. Colours are not supported.
 */

const ARROW = '-->';
const HEADER = /^WEBVTT(?:[ \t]|$)/;
const REMARK = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:[ \t]|$)/;
const VOICE = /<v(?:\.[^\s<>]*)?[ \t]([^<>]*)>/i;

/** Whether a line is the header of a file. */
export const isVttHeader = (line: string): boolean => HEADER.test(line);

const CUES: CueFormat = {
  isTimeLine: (line) => line.includes(ARROW),
  timesOf: (line) => {
    const arrow = line.indexOf(ARROW);
    const start = readTime(line.slice(0, arrow));
    const end = readLeadingTime(line.slice(arrow + ARROW.length));
    return start === undefined || end === undefined ? undefined : { start, end };
  },
  isText: () => false,
  hasNames: true,
  isRemark: (line) => REMARK.test(line),
  plain: (text) => decodeEntities(plainCaption(text)),
};

/** Reads a file; the first line with text must be the `WEBVTT` header. */
export function readVtt(text: string): ParsedScript {
  const collector = collectScript();
  const profiles = new Map<string, number>();
  const lines = splitLines(text);
  const profileOf = (name: string, at: number): number => {
    const known = profiles.get(name);
    if (known !== undefined) return known;
    profiles.set(name, profiles.size);
    collector.addProfile(name === '' ? ONLY_PROFILE : { ...ONLY_PROFILE, name }, at);
    return profiles.size - 1;
  };
  if (!HEADER.test(lines.find((line) => line.trim() !== '') ?? '')) {
    collector.refuse('unparsable', 1);
    return collector.result();
  }
  for (const { start, end, parts, at } of cuesIn(lines, CUES, collector) ?? []) {
    const voice = oneLine(decodeEntities(VOICE.exec(parts.join(' '))?.[1] ?? ''));
    const said = saidIn(parts, CUES);
    const profile = profileOf(voice === ONLY_PROFILE.name ? '' : voice, at);
    if (!collector.addLine(lineBetween(start, end, said, profile), at)) break;
  }
  if (profiles.size === 0) profileOf('', 1);
  return collector.result();
}

/** Writes a file. Voices are named only when there are several. */
export function writeVtt(script: Script): string {
  const hasVoices = script.profiles.length > 1;
  const voiceOf = (profile: number): string => {
    const name = oneLine(script.profiles[profile]?.name ?? '');
    return hasVoices && name !== '' ? `<v ${escapeMarkup(name)}>` : '';
  };
  const cues = script.lines.map((line) => {
    const { start, end } = momentsOf(line);
    const time = `${writeMilliseconds(start, '.')} ${ARROW} ${writeMilliseconds(end, '.')}`;
    const text = withoutOverrides(escapeMarkup(oneLine(line.text)));
    return `${time}\n${voiceOf(line.profile)}${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
