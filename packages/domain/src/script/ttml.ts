import { decodeEntities } from './entities';
import { SCRIPT_RAW_TEXT_MAX } from './script.limits';
import { addOpenLines, collectScript, ONLY_PROFILE, type OpenLine } from './script-collector';
import type { ScriptCollector } from './script-collector';
import { escapeMarkup, hexColor, oneLine, splitLines } from './script-text';
import { momentsOf, readWholeTime } from './script-time';
import { attributesOf, elementsOf, lineCounter, rangeOf, withoutComments } from './ttml-tags';
import type { ParsedScript, Script } from './script.types';

/**
 * Timed text, format 3, of YouTube. Pens are profiles; `t` and `d` of a paragraph are its start and its length. The older tool wrote the
 * END as `d`, each line twice, and `&` and `<` unescaped: its files are told apart, and all are read as raw text, not as XML.
 */

const CDATA = /<!\[CDATA\[|\]\]>/g;
const BREAK = /<br ?\/?>/g;
const SPAN = /<(\/?)s((?:\s[^<>]*)?)>/g;
/** Pens 0 and 1 are the fixed ones; each profile has two after them. */
const FIXED_PENS = 2;
/** In files of ours, because a file of one line cannot tell what its `d` is. */
const LENGTHS = '<!-- d is the length of a line -->';

interface Said {
  text: string;
  pen: string | undefined;
}

interface Paragraph {
  /** As written; undefined if the attribute is absent. */
  t: string | undefined;
  d: string | undefined;
  said: Said;
  /** Whether a text is outside of spans with pens, where the older tool did not look. */
  isLoose: boolean;
  /** Of a line that only moves the lines before up. */
  isAppended: boolean;
  isOpen: boolean;
  at: number;
}

/** Ids of pens for the readings above a text and for the brackets around them, which are shown where readings cannot be. */
const readingPens = (head: string): ReadonlySet<string> =>
  new Set(
    [...elementsOf(head, 'pen', false)].flatMap(({ attributes }) =>
      /^[245]$/.test(attributes.get('rb') ?? '') ? [attributes.get('id') ?? ''] : [],
    ),
  );

/** Pens of the head by id; undefined if the file is refused. */
function readPens(head: string, line: (place: number) => number, collector: ScriptCollector) {
  const pens = new Map<string, number>();
  let count = 0;
  for (const { attributes, place, isOpen } of elementsOf(head, 'pen', false)) {
    const id = attributes.get('id');
    if (id === undefined || isOpen) continue;
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

/** The pieces of a paragraph, each with its pen; readings and those without a visible character are left out. */
function piecesOf(content: string, readings: ReadonlySet<string>): Said[] {
  const pieces: Said[] = [];
  let pen: string | undefined;
  let from = 0;
  const take = (raw: string) => {
    if (readings.has(pen ?? '')) return;
    const text = decodeEntities(raw);
    if (oneLine(text) !== '' || text === ' ') pieces.push({ text, pen });
  };
  for (const { 0: tag, 1: slash, 2: attributes = '', index } of content.matchAll(SPAN)) {
    take(content.slice(from, index));
    from = index + tag.length;
    const isEmpty = slash === '/' || attributes.endsWith('/');
    pen = isEmpty ? undefined : attributesOf(attributes).get('p');
  }
  take(content.slice(from));
  return pieces;
}

/** What a paragraph says, in the pen of its first piece of more than one letter: technical pieces around it are shorter. */
function saidIn(
  paragraph: string,
  ownPen: string | undefined,
  readings: ReadonlySet<string>,
): { said: Said; isLoose: boolean } {
  // A text of this length is refused anyway, so its entities are not decoded.
  const plain = paragraph.replace(BREAK, ' ').replace(CDATA, '');
  const shown = plain.replace(SPAN, '');
  if (shown.length > SCRIPT_RAW_TEXT_MAX) {
    return { said: { text: shown, pen: ownPen }, isLoose: false };
  }
  const pieces = piecesOf(plain, readings);
  const visible = pieces.filter(({ text }) => oneLine(text) !== '');
  const first = visible.find(({ text }) => oneLine(text).length > 1) ?? visible[0];
  const text = oneLine(pieces.map((piece) => piece.text).join(''));
  const isLoose = visible.some(({ pen }) => pen === undefined);
  return { said: { text, pen: first?.pen ?? ownPen }, isLoose };
}

function* paragraphsIn(
  body: string,
  line: (place: number) => number,
  readings: ReadonlySet<string>,
): Generator<Paragraph> {
  for (const { attributes, content, isOpen, place } of elementsOf(body, 'p', true)) {
    yield {
      t: attributes.get('t'),
      d: attributes.get('d'),
      ...saidIn(content, attributes.get('p'), readings),
      isAppended: attributes.get('a') === '1',
      isOpen,
      at: line(place),
    };
  }
}

/** How often a line begins before the one before it has ended. */
function overlapsOf(spans: readonly { start: number; end: number }[]): number {
  return spans.filter(({ start }, at) => {
    const before = spans[at - 1];
    return before !== undefined && start > before.start && start < before.end;
  }).length;
}

/**
 * Whether `d` is the end, as the older tool wrote it: it is never smaller than `t`, all text is in spans with pens, and the lines
 * overlap less often when it is read as the end. Where they overlap as often, each line twice or a line without `d` is of that tool.
 */
function hasEnds(paragraphs: readonly Paragraph[]): boolean {
  const spans = paragraphs.flatMap(({ t, d }) => {
    const [start, value] = [readWholeTime(t ?? ''), readWholeTime(d ?? '')];
    return start === undefined || value === undefined ? [] : [{ start, value }];
  });
  if (paragraphs.some(({ isLoose }) => isLoose)) return false;
  if (spans.some(({ start, value }) => value < start)) return false;
  const asEnds = overlapsOf(spans.map(({ start, value }) => ({ start, end: value })));
  const asLengths = overlapsOf(spans.map(({ start, value }) => ({ start, end: start + value })));
  const isOfTool = paragraphs.some(
    ({ t, d }, at) => d === undefined || (t !== undefined && t === paragraphs[at - 1]?.t),
  );
  return asEnds < asLengths || (asEnds === asLengths && isOfTool);
}

/** Reads a file; it must have a body. */
export function readTtml(file: string): ParsedScript {
  const collector = collectScript();
  const text = withoutComments(splitLines(file).join('\n'));
  const line = lineCounter(text);
  const head = rangeOf(text, 'head') ?? { from: 0, to: 0 };
  const body = rangeOf(text, 'body');
  if (body === undefined || body.from < head.to) {
    collector.refuse('unparsable');
    return collector.result();
  }
  const pens = readPens(
    text.slice(head.from, head.to),
    (place) => line(head.from + place),
    collector,
  );
  if (pens === undefined) return collector.result();
  const paragraphs = [
    ...paragraphsIn(
      text.slice(body.from, body.to),
      (place) => line(body.from + place),
      readingPens(text.slice(head.from, head.to)),
    ),
  ];
  const isEnd = !file.includes(LENGTHS) && hasEnds(paragraphs);
  const lines = readLines(paragraphs, { isEnd, pens }, collector);
  addOpenLines(collector, lines);
  const cut = paragraphs.find(({ isOpen }) => isOpen);
  if (!collector.hasLines() && cut !== undefined) collector.refuse('unparsable', cut.at);
  return collector.result();
}

function readLines(
  paragraphs: readonly Paragraph[],
  { isEnd, pens }: { isEnd: boolean; pens: ReadonlyMap<string, number> },
  collector: ScriptCollector,
): OpenLine[] {
  const lines: OpenLine[] = [];
  let written: OpenLine | undefined;
  for (const { t, d, said, isAppended, isOpen, at } of paragraphs) {
    const start = readWholeTime(t ?? '');
    const value = readWholeTime(d ?? '');
    const isMoment = start !== undefined && (d === undefined || value !== undefined);
    if (isOpen) collector.skip('incomplete', said.text, at);
    else if (!isMoment) collector.skip('time', said.text, at);
    else if (written?.start === start && (isEnd || written.text === said.text)) {
      // Each line is written twice, for two pens; a third one with the same start is another line.
      if (said.text !== '' && said.text !== written.text) collector.skip('copy', said.text, at);
      written = undefined;
    } else if (said.text === '') {
      if (!isAppended) collector.skip('empty', '', at);
      written = undefined;
    } else {
      const end = value === undefined || isEnd ? value : start + value;
      const profile = pens.get(said.pen ?? '') ?? collector.defaultProfile();
      written = { start, end, text: said.text, profile, at };
      lines.push(written);
    }
  }
  return lines;
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
      return `\t\t<p t="${start}" d="${end - start}" wp="1" ws="1"><s p="1"></s><s p="${pen}"> ${text} </s><s p="1"></s></p>`;
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
    `\t${LENGTHS}`,
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
