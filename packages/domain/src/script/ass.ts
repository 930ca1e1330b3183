import { collectScript, lineBetween, ONLY_PROFILE } from './script-collector';
import type { ScriptCollector } from './script-collector';
import { hexColor, oneLine, splitLines } from './script-text';
import { momentsOf, readAssTime, writeCentiseconds } from './script-time';
import type { ParsedScript, Script, ScriptProfile } from './script.types';

/**
 * Advanced SubStation Alpha. Styles are profiles, Dialogue lines of a known style are utterances. Override tags stay in
 * the text, so that exporting and importing keeps them; the format's own spaces (`\N`, `\n`, `\h`) become spaces.
 */

const COLOUR = /^&H[\da-f]{2}([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const SPACES = /\\[Nnh]/g;
/** A word joiner after a backslash marks a literal backslash; players show nothing for it. */
const JOINER = '\u2060';
const MEANT = /\\\u2060/g;
const NEEDS_JOINER = /\\(?=[Nnh\u2060])/g;
const STYLE_FIELDS =
  'Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding';
const EVENT_FIELDS = 'Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text';

interface Entry {
  key: string;
  value: string;
  at: number;
}

/**
 * `Key: value` lines of a section until the next section. Its title begins a line: names and texts may contain one. They may
 * contain colons too, so only the first one counts.
 */
function sectionOf(lines: readonly string[], title: string): Entry[] | undefined {
  const head = lines.findIndex((line) => line.trim().toLowerCase().startsWith(title));
  if (head < 0) return undefined;
  const entries: Entry[] = [];
  for (let index = head + 1; index < lines.length; index += 1) {
    const line = (lines[index] ?? '').trim();
    if (line.startsWith('[')) break;
    const colon = line.indexOf(':');
    if (line !== '' && !line.startsWith(';')) {
      entries.push({
        key: line.slice(0, Math.max(0, colon)).trim(),
        value: line.slice(colon + 1),
        at: index + 1,
      });
    }
  }
  return entries;
}

/** Indexes of the wanted fields in a Format line, or undefined if one is missing. */
function fieldsOf(entry: Entry | undefined, wanted: readonly string[]) {
  if (entry?.key !== 'Format') return undefined;
  const names = entry.value.split(',').map((name) => name.trim());
  const places = new Map(wanted.map((name) => [name, names.indexOf(name)]));
  if (Array.from(places.values()).includes(-1)) return undefined;
  return { count: names.length, place: (name: string) => places.get(name) ?? -1 };
}

function colourOf(field: string | undefined): string | undefined {
  const [, blue, green, red] = COLOUR.exec(field?.trim() ?? '') ?? [];
  return red === undefined ? undefined : `#${red}${green}${blue}`.toUpperCase();
}

function readStyles(entries: Entry[], collector: ScriptCollector): Map<string, number> | undefined {
  const format = fieldsOf(entries[0], ['Name', 'PrimaryColour', 'OutlineColour']);
  if (format === undefined) {
    collector.refuse('unparsable', entries[0]?.at);
    return undefined;
  }
  const styles = new Map<string, number>();
  let count = 0;
  for (const { key, value, at } of entries) {
    if (key === 'Style') {
      const fields = value.split(',');
      const name = oneLine(fields[format.place('Name')] ?? '');
      const color = colourOf(fields[format.place('PrimaryColour')]);
      const outline = colourOf(fields[format.place('OutlineColour')]);
      if (fields.length !== format.count || color === undefined || outline === undefined) {
        collector.refuse('unparsable', at);
        return undefined;
      }
      if (!collector.addProfile({ name, color, outline }, at)) return undefined;
      if (!styles.has(name)) styles.set(name, count);
      count += 1;
    }
  }
  return styles;
}

/** The first fields, and the remaining text as the last field. */
function splitAt(value: string, place: number): string[] {
  const fields: string[] = [];
  let from = 0;
  for (let comma = value.indexOf(','); comma >= 0 && fields.length < place;) {
    fields.push(value.slice(from, comma));
    from = comma + 1;
    comma = value.indexOf(',', from);
  }
  fields.push(value.slice(from));
  return fields;
}

const readText = (raw: string): string => oneLine(raw.replace(SPACES, ' ').replace(MEANT, '\\'));
const writeText = (text: string): string => oneLine(text).replace(NEEDS_JOINER, `\\${JOINER}`);

/** Reads a file; it must have styles and events, each with a Format line. */
export function readAss(text: string): ParsedScript {
  const collector = collectScript();
  const lines = splitLines(text);
  const styleEntries = sectionOf(lines, '[v4+ styles]');
  const eventEntries = sectionOf(lines, '[events]');
  if (styleEntries === undefined || eventEntries === undefined) {
    collector.refuse('unparsable');
    return collector.result();
  }
  const styles = readStyles(styleEntries, collector);
  if (styles === undefined) return collector.result();
  const format = fieldsOf(eventEntries[0], ['Start', 'End', 'Style', 'Text']);
  if (format === undefined) {
    collector.refuse('unparsable', eventEntries[0]?.at);
    return collector.result();
  }
  for (const { key, value, at } of eventEntries) {
    if (key === 'Dialogue') {
      const fields = splitAt(value, format.place('Text'));
      const start = readAssTime(fields[format.place('Start')] ?? '');
      const end = readAssTime(fields[format.place('End')] ?? '');
      const profile = styles.get(oneLine(fields[format.place('Style')] ?? ''));
      const said = fields[format.place('Text')];
      if (start === undefined || end === undefined || profile === undefined || said === undefined) {
        collector.skip();
      } else if (!collector.addLine(lineBetween(start, end, readText(said), profile), at)) break;
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
    const letters = writeColour(color, '#FFFFFF');
    const edge = writeColour(outline, '#000000');
    return `Style: ${names[index]},Arial,20,${letters},&H000000FF,${edge},&H00000000,0,0,0,0,100,100,0,0,1,2,2,2,10,10,10,1`;
  });
  const events = script.lines.map((line) => {
    const { start, end } = momentsOf(line);
    const style = names[line.profile] ?? names[0];
    return `Dialogue: 0,${writeCentiseconds(start)},${writeCentiseconds(end)},${style},,0,0,0,,${writeText(line.text)}`;
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
