import { SCRIPT_RAW_TEXT_MAX } from './script.limits';
import { collectScript, lineBetween, ONLY_PROFILE } from './script-collector';
import type { ScriptCollector } from './script-collector';
import { decodeEntities, escapeMarkup, hexColor, oneLine, splitLines } from './script-text';
import { momentsOf, readWholeTime } from './script-time';
import { elementsOf, lineCounter, rangeOf, withoutComments } from './ttml-tags';
import type { ParsedScript, Script } from './script.types';

/**
 * Timed text, format 3. Pens are profiles; `t` and `d` of a paragraph are its start and its END. Read as raw text, not as
 * XML: the older tool wrote `&` and `<` unescaped, and its files should still open.
 */

const CDATA = /<!\[CDATA\[|\]\]>/g;
const BREAK = /<br ?\/?>/g;
/** Pens 0 and 1 are the fixed ones; each profile has two after them. */
const FIXED_PENS = 2;

interface Said {
  text: string;
  pen: string | undefined;
}

/** Pens of the head by id; undefined if the file is invalid. */
function readPens(head: string, line: (place: number) => number, collector: ScriptCollector) {
  const pens = new Map<string, number>();
  let count = 0;
  for (const { attributes, place, isOpen } of elementsOf(head, 'pen', false)) {
    const id = attributes.get('id');
    if (id === undefined || isOpen) {
      collector.refuse('unparsable', line(place));
      return undefined;
    }
    const profile = {
      name: oneLine(decodeEntities(id)),
      color: hexColor(attributes.get('fc')),
      outline: hexColor(attributes.get('ec')),
    };
    if (!collector.addProfile(profile, line(place))) return undefined;
    if (!pens.has(id)) pens.set(id, count);
    count += 1;
  }
  return pens;
}

/**
 * The first span of more than one letter, as in the older tool; otherwise the first of one letter. The tool skipped those
 * because of the technical spans around a text, but 草 and w are whole utterances.
 */
function saidIn(paragraph: string): Said | undefined {
  let short: Said | undefined;
  for (const { content, attributes } of elementsOf(paragraph, 's', true)) {
    // A text of this length is refused anyway, so its entities are not decoded.
    if (content.length > SCRIPT_RAW_TEXT_MAX) return { text: content, pen: attributes.get('p') };
    const plain = content.replace(BREAK, ' ').replace(CDATA, '');
    const text = oneLine(decodeEntities(plain));
    const said = { text, pen: attributes.get('p') };
    if (text.length > 1) return said;
    if (text !== '') short ??= said;
  }
  return short;
}

/** Reads a file. It must have a head, a body, an id for every pen and both times for every paragraph. */
export function readTtml(file: string): ParsedScript {
  const collector = collectScript();
  const text = withoutComments(splitLines(file).join('\n'));
  const line = lineCounter(text);
  const head = rangeOf(text, 'head');
  const body = rangeOf(text, 'body');
  if (head === undefined || body === undefined || body.from < head.to) {
    collector.refuse('unparsable');
    return collector.result();
  }
  const pens = readPens(
    text.slice(head.from, head.to),
    (place) => line(head.from + place),
    collector,
  );
  if (pens === undefined) return collector.result();
  let written: { start: number; text: string } | undefined;
  for (const paragraph of elementsOf(text.slice(body.from, body.to), 'p', true)) {
    const at = line(body.from + paragraph.place);
    const start = readWholeTime(paragraph.attributes.get('t') ?? '');
    const end = readWholeTime(paragraph.attributes.get('d') ?? '');
    const said = saidIn(paragraph.content);
    const hasPen = said === undefined || said.pen !== undefined;
    if (start === undefined || end === undefined || paragraph.isOpen || !hasPen) {
      collector.refuse('unparsable', at);
      break;
    }
    const profile = said?.pen === undefined ? undefined : pens.get(said.pen);
    if (written?.start === start) {
      // Each line is written twice, for two pens; a third one with the same start is another line.
      if (said !== undefined && said.text !== written.text) collector.skip();
      written = undefined;
    } else if (said === undefined || profile === undefined) {
      collector.skip();
      written = undefined;
    } else {
      if (!collector.addLine(lineBetween(start, end, said.text, profile), at)) break;
      written = { start, text: said.text };
    }
  }
  return collector.result();
}

/**
 * Writes a file. Pens only for profiles that a line uses: every pen is read as a profile, so the number of profiles would double
 * with each export and import. Lines without text cannot refer to a pen and are left out.
 */
export function writeTtml(script: Script): string {
  const profiles = script.profiles.length === 0 ? [ONLY_PROFILE] : script.profiles;
  const used = new Set<number>();
  const paragraphs = script.lines.flatMap((line) => {
    const text = escapeMarkup(oneLine(line.text));
    if (text === '') return [];
    const { start, end } = momentsOf(line);
    const profile = profiles[line.profile] === undefined ? 0 : line.profile;
    used.add(profile);
    return [0, 1].map((copy) => {
      const pen = profile * 2 + FIXED_PENS + copy;
      return `\t\t<p t="${start}" d="${end}" wp="1" ws="1"><s p="1"></s><s p="${pen}"> ${text} </s><s p="1"></s></p>`;
    });
  });
  const pens = profiles.flatMap(({ color, outline }, index) => {
    if (!used.has(index)) return [];
    const look = `fc="${hexColor(color) ?? '#FFFFFF'}" fo="254"`;
    const edge = `ec="${hexColor(outline) ?? '#000000'}"`;
    return [4, 3].map(
      (type, copy) =>
        `\t\t<pen id="${index * 2 + FIXED_PENS + copy}" sz="100" ${look} et="${type}" ${edge} />`,
    );
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?><timedtext format="3">',
    '\t<head>',
    '\t\t<wp id="0" ap="7" ah="0" av="0" />',
    '\t\t<wp id="1" ap="7" ah="50" av="100" />',
    '\t\t<ws id="0" ju="2" pd="0" sd="0" />',
    '\t\t<ws id="1" ju="2" pd="0" sd="0" />',
    '\t\t<pen id="0" sz="100" fc="#000000" fo="0" bo="0" />',
    '\t\t<pen id="1" sz="0" fc="#A0AAB4" fo="0" bo="0" />',
    ...pens,
    '\t</head>',
    '\t<body>',
    ...paragraphs,
    '\t</body>',
    '</timedtext>',
    '',
  ].join('\n');
}
