/**
 * W3C timed text (TTML, IMSC 1, DFXP), read only. Paragraphs are lines; spans with times of their own in a paragraph are lines too, unless
 * they are words of one. Regions, styles and metadata are ignored.
 */
import { decodeEntities } from './entities';
import { addOpenLines, collectScript, ONLY_PROFILE, type OpenLine } from './script-collector';
import type { ScriptCollector } from './script-collector';
import { SCRIPT_RAW_TEXT_MAX } from './script.limits';
import { oneLine, splitLines } from './script-text';
import type { ParsedScript } from './script.types';
import { lineCounter } from './ttml-tags';
import { readW3cTime, timeRates, type TimeRates } from './w3c-time';
import { xmlTokens, type XmlToken } from './xml-tokens';

/** Elements whose text is not shown. */
const UNSHOWN = new Set([
  'head',
  'metadata',
  'title',
  'desc',
  'copyright',
  'set',
  'actor',
  'agent',
]);
/** The reading above a text, and its brackets. */
const READING = /^(?:text|textContainer|delimiter)$/;
/** Spans shorter than this on the average are words or syllables of one line. */
const WORD_MS = 1_000;
const DEPTH_MAX = 100;

/** An open element, with its place in time. */
interface Frame {
  name: string;
  /** Milliseconds. */
  begin: number;
  /** Infinity if nothing ends it. */
  end: number;
  /** Whether it or an element around it has a time. */
  isTimed: boolean;
  /** Whether one of its times cannot be read. */
  isWrong: boolean;
  /** Whether its children follow each other. */
  isSequence: boolean;
  /** Where its next child begins, if they follow each other. */
  nextAt: number;
  isShown: boolean;
  segment: Segment | undefined;
}

/** Text of one span of time. */
interface Segment {
  begin: number;
  end: number;
  isTimed: boolean;
  isWrong: boolean;
  /** Whether it is the paragraph's own. */
  isWhole: boolean;
  text: string;
}

type OpenTag = Extract<XmlToken, { kind: 'open' }>;

const ROOT: Frame = {
  name: '',
  begin: 0,
  end: Infinity,
  isTimed: false,
  isWrong: false,
  isSequence: false,
  nextAt: 0,
  isShown: true,
  segment: undefined,
};

function frameOf({ name, attributes }: OpenTag, parent: Frame, rates: TimeRates): Frame {
  const written = ['begin', 'end', 'dur'].map((key) => attributes.get(key));
  const [begin, end, dur] = written.map((time) =>
    time === undefined ? undefined : readW3cTime(time, rates),
  );
  const isWrong = written.some(
    (time, at) => time !== undefined && [begin, end, dur][at] === undefined,
  );
  const base = parent.isSequence ? parent.nextAt : parent.begin;
  const from = base + (begin ?? 0);
  const until = Math.min(
    end === undefined ? Infinity : base + end,
    dur === undefined ? Infinity : from + dur,
    parent.end,
  );
  return {
    name,
    begin: from,
    end: until,
    isTimed: parent.isTimed || written.some((time) => time !== undefined),
    isWrong: parent.isWrong || isWrong,
    isSequence: attributes.get('timecontainer')?.trim() === 'seq',
    nextAt: from,
    isShown:
      parent.isShown && !UNSHOWN.has(name) && !READING.test(attributes.get('ruby')?.trim() ?? ''),
    segment: parent.segment,
  };
}

const hasTimes = ({ attributes }: OpenTag) =>
  ['begin', 'end', 'dur'].some((key) => attributes.has(key));

const textOf = ({ text }: Segment) => oneLine(text.replace(/\s+/g, ' '));

/** The lines of a paragraph. */
function linesOf(segments: readonly Segment[], at: number, collector: ScriptCollector): OpenLine[] {
  const [whole] = segments;
  if (whole === undefined) return [];
  const parts = segments.filter((segment) => !segment.isWhole && textOf(segment) !== '');
  const lengths = parts.reduce((sum, { begin, end }) => sum + end - begin, 0);
  const isWords = Number.isFinite(whole.end) && lengths / parts.length < WORD_MS;
  const own = isWords ? segments : segments.filter(({ isWhole }) => isWhole);
  const said = [
    { ...whole, text: own.map(({ text }) => text).join('') },
    ...(isWords ? [] : parts),
  ];
  const shown = said.filter((segment) => textOf(segment) !== '');
  return shown.flatMap((segment, place) => {
    const text = textOf(segment);
    const next = shown[place + 1];
    if (segment.isWrong || !segment.isTimed) {
      collector.skip(segment.isWrong ? 'time' : 'untimed', text, at);
      return [];
    }
    const isOpen = !Number.isFinite(segment.end);
    const end = isOpen ? next?.begin : segment.end;
    return [{ start: segment.begin, ...(end !== undefined && { end }), text, profile: 0, at }];
  });
}

/** Reads a file. */
export function readW3cTtml(file: string): ParsedScript {
  const collector = collectScript();
  collector.addProfile(ONLY_PROFILE, 1);
  const text = splitLines(file).join('\n');
  const lineAt = lineCounter(text);
  const lines: OpenLine[] = [];
  const frames: Frame[] = [ROOT];
  let rates = timeRates(new Map());
  let segments: Segment[] = [];
  let size = 0;
  const top = () => frames.at(-1) ?? ROOT;

  const openSegment = (frame: Frame, isWhole: boolean) => {
    const { begin, end, isTimed, isWrong } = frame;
    frame.segment = { begin, end, isTimed, isWrong, isWhole, text: '' };
    segments.push(frame.segment);
  };
  const add = (said: string) => {
    const { segment, isShown } = top();
    if (segment === undefined || !isShown) return;
    size += said.length;
    segment.text += said;
  };
  const open = (tag: OpenTag) => {
    if (tag.name === 'tt') rates = timeRates(tag.attributes);
    if (tag.name === 'br') add(' ');
    const frame = frameOf(tag, top(), rates);
    if (tag.name === 'p') {
      segments = [];
      size = 0;
      openSegment(frame, true);
    } else if (frame.segment !== undefined && hasTimes(tag)) openSegment(frame, false);
    // No file is nested this deep; what is deeper belongs to what is around it.
    if (frames.length < DEPTH_MAX) frames.push(frame);
  };
  const close = (name: string, place: number) => {
    const depth = frames.findLastIndex((frame) => frame.name === name);
    if (depth < 1) return;
    const closed = frames[depth];
    frames.length = depth;
    const parent = top();
    if (closed !== undefined && Number.isFinite(closed.end)) parent.nextAt = closed.end;
    // Text after a timed span is the text of what is around it again, but in its place.
    const around = parent.segment;
    if (around !== undefined && closed?.segment !== around) {
      parent.segment = { ...around, text: '' };
      segments.push(parent.segment);
    }
    if (name === 'p') {
      lines.push(...linesOf(segments, lineAt(place), collector));
      segments = [];
    }
  };

  for (const token of xmlTokens(text)) {
    if (token.kind === 'open') {
      open(token);
      if (token.isEmpty) close(token.name, token.place);
    } else if (token.kind === 'close') close(token.name, token.place);
    else add(token.isRaw ? decodeEntities(token.text) : token.text);
    if (size > SCRIPT_RAW_TEXT_MAX) {
      collector.refuse('lineTooLong', lineAt(token.place));
      return collector.result();
    }
  }
  // A file that was cut off has a paragraph without its end.
  lines.push(...linesOf(segments, lineAt(text.length), collector));
  addOpenLines(collector, lines);
  if (!collector.hasLines()) collector.refuse('unparsable');
  return collector.result();
}
