import { readAssText, writeAssText } from './ass-text';
import { collectScript, lineBetween, ONLY_PROFILE } from './script-collector';
import type { ScriptCollector } from './script-collector';
import { hexColor, oneLine, splitLines } from './script-text';
import { momentsOf, readTime, writeCentiseconds } from './script-time';
import type { ParsedScript, Script, ScriptProfile } from './script.types';

/**
 * Advanced SubStation Alpha and its older form. Styles are profiles, Dialogue lines are utterances; a style that the file does not
 * define is the default one. Override tags and drawings are left out.
 */

const STYLE_FIELDS =
  'Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding';
const EVENT_FIELDS = 'Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text';
const WHITE = '#FFFFFF';
/** Any title, also of sections with fonts and pictures, whose lines are no entries. */
const TITLE = /^\[([^[\]]{1,60})\]$/;
const STYLES = /^v4\+{0,2}\s*styles\+?$/;
/** Zeros may be in front of the eight digits. */
const HEXADECIMAL = /^(?:&?h|&|0x)0*([\da-f]{1,8})$/i;
/** As pages write colours, with red first. */
const WEB_COLOUR = /^#[\da-f]{6}$/i;
const DECIMAL = /^-?\d{1,10}$/;

interface Entry {
  /** Lower case. */
  key: string;
  value: string;
  at: number;
}

/** The section of a title line: its lower-case title, or undefined if the line is no title. */
const assTitleOf = (line: string): string | undefined =>
  TITLE.exec(line.trim())?.[1]?.trim().toLowerCase();

/** Whether a line begins a section that only these files have. */
export const isAssTitle = (line: string): boolean => {
  const title = assTitleOf(line) ?? '';
  return title === 'script info' || title === 'events' || STYLES.test(title);
};

/**
 * `Key: value` lines of both sections, which may come in any order and more than once. Only the first colon counts. Lines before any
 * section are events: editors copy lines without their section.
 */
function sectionsOf(lines: readonly string[]): { styles: Entry[]; events: Entry[] } {
  const sections = { styles: [] as Entry[], events: [] as Entry[] };
  let open: Entry[] | undefined = sections.events;
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    const title = assTitleOf(line);
    const colon = line.indexOf(':');
    if (title !== undefined) {
      const isStyles = STYLES.test(title);
      if (isStyles) open = sections.styles;
      else open = title === 'events' ? sections.events : undefined;
    } else if (open !== undefined && colon > 0 && !line.startsWith(';')) {
      const key = line.slice(0, colon).trim().toLowerCase();
      open.push({ key, value: line.slice(colon + 1), at: index + 1 });
    }
  }
  return sections;
}

/** Indexes of fields by their lower-case names, as the Format line has them; files without one have the usual fields. */
function fieldsOf(entries: readonly Entry[], usual: string, needed: readonly string[]) {
  const namesOf = (format: string) => format.split(',').map((name) => name.trim().toLowerCase());
  const written = namesOf(entries.find(({ key }) => key === 'format')?.value ?? '');
  const isWritten = needed.every((name) => written.includes(name));
  const names = isWritten ? written : namesOf(usual);
  return { isWritten, count: names.length, place: (name: string) => names.indexOf(name) };
}

/** Any of `&HAABBGGRR`, shorter, decimal, with a closing `&`; white if it is none. */
function colourOf(field: string | undefined): string | null {
  if (field === undefined) return null;
  const text = field.trim().replace(/&+$/, '');
  if (WEB_COLOUR.test(text)) return text.toUpperCase();
  const digits = HEXADECIMAL.exec(text)?.[1];
  if (digits === undefined && !DECIMAL.test(text)) return WHITE;
  const value = digits === undefined ? Number(text) : Number.parseInt(digits, 16);
  const byte = (place: number) => ((value >> place) & 0xff).toString(16).padStart(2, '0');
  return `#${byte(0)}${byte(8)}${byte(16)}`.toUpperCase();
}

function readStyles(entries: Entry[], collector: ScriptCollector) {
  const { isWritten, place } = fieldsOf(entries, STYLE_FIELDS, ['name']);
  // The older form has another name in the place of the outline.
  const outlineAt = Math.max(place('outlinecolour'), place('tertiarycolour'));
  const styles = new Map<string, number>();
  let count = 0;
  for (const { key, value, at } of entries) {
    if (key !== 'style') continue;
    const fields = value.split(',');
    const name = oneLine(fields[place('name')] ?? '');
    const profile = {
      name,
      color: colourOf(fields[place('primarycolour')]),
      outline: colourOf(fields[outlineAt]),
    };
    if (!collector.addProfile(profile, at)) return undefined;
    if (!styles.has(name)) styles.set(name, count);
    count += 1;
  }
  return { styles, isWritten };
}

/** The profile of a style: its own, that of the style "Default", or the default one. A star in front is of older tools. */
function profileOf(style: string, styles: Map<string, number>, collector: ScriptCollector): number {
  const name = oneLine(style);
  const known = styles.get(name) ?? styles.get(name.replace(/^\*+/, '')) ?? styles.get('Default');
  return known ?? collector.defaultProfile();
}

/** Fields with the text at its place, which keeps its commas; as a rule it is the last one. */
function splitAround(value: string, place: number, count: number): string[] {
  const fields = value.split(',');
  const behind = count - place - 1;
  if (fields.length < count) return fields;
  const end = fields.length - behind;
  return [...fields.slice(0, place), fields.slice(place, end).join(','), ...fields.slice(end)];
}

/** Both times with a comma before their fraction, as programs write it where numbers have one. */
const COMMA_TIMES =
  /^([^,]{0,30},)?(\s*\d{1,4}(?::\d{1,2}){2}),(\d{1,3}),(\s*\d{1,4}(?::\d{1,2}){2}),(\d{1,3}),/;

const withDotTimes = (value: string) => value.replace(COMMA_TIMES, '$1$2.$3,$4.$5,');

/** Reads a file. Without a Dialogue line it must at least have both sections with their Format lines. */
export function readAss(text: string): ParsedScript {
  const collector = collectScript();
  const { styles: styleEntries, events } = sectionsOf(splitLines(text));
  const read = readStyles(styleEntries, collector);
  if (read === undefined) return collector.result();
  const { isWritten, count, place } = fieldsOf(events, EVENT_FIELDS, ['start', 'end', 'text']);
  const hasLines = events.some(({ key }) => key === 'dialogue');
  if (!hasLines && !(isWritten && read.isWritten)) collector.refuse('unparsable');
  const textAt = place('text');
  for (const { key, value, at } of events) {
    if (key !== 'dialogue') continue;
    const fields = splitAround(withDotTimes(value), textAt, count);
    const raw = fields[textAt];
    const start = readTime(fields[place('start')] ?? '');
    const end = readTime(fields[place('end')] ?? '');
    const said = readAssText(raw ?? '');
    if (raw === undefined) collector.skip('incomplete', value, at);
    else if (start === undefined || end === undefined) collector.skip('time', said.text, at);
    else if (said.text === '' && said.hasDrawing) collector.skip('drawing', raw, at);
    else {
      const profile = profileOf(fields[place('style')] ?? '', read.styles, collector);
      if (!collector.addLine(lineBetween(start, end, said.text, profile), at)) break;
    }
  }
  return collector.result();
}

function writeColour(color: string | null, otherwise: string): string {
  const value = hexColor(color) ?? otherwise;
  return `&H00${value.slice(5, 7)}${value.slice(3, 5)}${value.slice(1, 3)}`;
}

/** Unique names without the characters that a Style line cannot contain. */
function styleNames(profiles: readonly ScriptProfile[]): string[] {
  const taken = new Set<string>();
  return profiles.map((profile, index) => {
    const name = oneLine(profile.name.replaceAll(',', ' ')) || `Profile${index + 1}`;
    let unique = name;
    for (let copy = 2; taken.has(unique); copy += 1) unique = `${name} ${copy}`;
    taken.add(unique);
    return unique;
  });
}

/** Writes a file with one style per profile; default colours are white with a black outline. */
export function writeAss(script: Script): string {
  const profiles = script.profiles.length === 0 ? [ONLY_PROFILE] : script.profiles;
  const names = styleNames(profiles);
  const styles = profiles.map(({ color, outline }, index) => {
    const letters = writeColour(color, WHITE);
    const edge = writeColour(outline, '#000000');
    return `Style: ${names[index]},Arial,20,${letters},&H000000FF,${edge},&H00000000,0,0,0,0,100,100,0,0,1,2,2,2,10,10,10,1`;
  });
  const events = script.lines.map((line) => {
    const { start, end } = momentsOf(line);
    const style = names[line.profile] ?? names[0];
    return `Dialogue: 0,${writeCentiseconds(start)},${writeCentiseconds(end)},${style},,0,0,0,,${writeAssText(line.text)}`;
  });
  return [
    '[Script Info]',
    'ScriptType: v4.00+',
    '',
    '[V4+ Styles]',
    `Format: ${STYLE_FIELDS}`,
    ...styles,
    '',
    '[Events]',
    `Format: ${EVENT_FIELDS}`,
    ...events,
    '',
  ].join('\n');
}
