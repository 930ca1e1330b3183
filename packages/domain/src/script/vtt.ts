import { SCRIPT_RAW_TEXT_MAX } from './script.limits';
import { collectScript, lineBetween, ONLY_PROFILE } from './script-collector';
import { decodeEntities, escapeMarkup, oneLine, splitLines } from './script-text';
import { momentsOf, readVttTime, writeMilliseconds } from './script-time';
import type { ParsedScript, Script } from './script.types';

/**
 * WebVTT. Any line with an arrow starts a cue, a blank line ends it; all lines outside of cues (titles, notes, styles, regions,
 * identifiers) are ignored. A voice (`<v Name>`) is a profile. Colours are not supported.
 */

const ARROW = '-->';
const HEADER = /^WEBVTT(?:[ \t]|$)/;
const VOICE = /<v(?:\.[^\s<>]*)?[ \t]([^<>]*)>/;
/** Only tags of the format, because texts may contain `<3`. No alternative can match inside another, so it runs in linear time. */
const TAGS = /<(?:\/?(?:c|i|b|u|v|ruby|rt|lang)(?:[.\s][^<>]*)?|\d[\d:.]*)>/g;

interface Cue {
  start: number;
  end: number;
  parts: string[];
  size: number;
  at: number;
}

function readTimeLine(line: string, at: number): Cue | undefined {
  const arrow = line.indexOf(ARROW);
  const start = readVttTime(line.slice(0, arrow).trim());
  const [last = ''] = line
    .slice(arrow + ARROW.length)
    .trim()
    .split(/[ \t]/, 1);
  const end = readVttTime(last);
  return start === undefined || end === undefined
    ? undefined
    : { start, end, parts: [], size: 0, at };
}

/** Reads a file; the first line must be the `WEBVTT` header. */
export function readVtt(text: string): ParsedScript {
  const collector = collectScript();
  const profiles = new Map<string, number>();
  const lines = splitLines(text);
  let cue: Cue | undefined;
  const profileOf = (name: string, at: number): number => {
    const known = profiles.get(name);
    if (known !== undefined) return known;
    profiles.set(name, profiles.size);
    collector.addProfile(name === '' ? ONLY_PROFILE : { ...ONLY_PROFILE, name }, at);
    return profiles.size - 1;
  };
  const keep = (): boolean => {
    if (cue === undefined) return true;
    const { start, end, parts, at } = cue;
    cue = undefined;
    const raw = parts.join(' ');
    const voice = oneLine(decodeEntities(VOICE.exec(raw)?.[1] ?? ''));
    const said = oneLine(decodeEntities(raw.replace(TAGS, '')));
    const profile = profileOf(voice === ONLY_PROFILE.name ? '' : voice, at);
    return collector.addLine(lineBetween(start, end, said, profile), at);
  };
  if (!HEADER.test(lines[0] ?? '')) {
    collector.refuse('unparsable', 1);
    return collector.result();
  }
  for (const [index, line] of lines.entries()) {
    if (line.includes(ARROW)) {
      if (!keep()) return collector.result();
      cue = readTimeLine(line, index + 1);
      if (cue === undefined) collector.skip();
    } else if (cue !== undefined) {
      const part = line.trim();
      if (part === '') {
        if (!keep()) return collector.result();
      } else {
        cue.parts.push(part);
        cue.size += part.length;
        if (cue.size > SCRIPT_RAW_TEXT_MAX) {
          collector.refuse('lineTooLong', index + 1);
          return collector.result();
        }
      }
    }
  }
  keep();
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
    return `${time}\n${voiceOf(line.profile)}${escapeMarkup(oneLine(line.text))}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
