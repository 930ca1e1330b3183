/** The other forms of YouTube's captions: transcripts (srv1), timed text 2 (srv2), and JSON (json3), all read only. */
import { decodeEntities } from './entities';
import { addOpenLines, collectScript, ONLY_PROFILE, type OpenLine } from './script-collector';
import { SCRIPT_RAW_TEXT_MAX } from './script.limits';
import { oneLine, splitLines } from './script-text';
import { readSeconds, readWholeTime } from './script-time';
import type { ParsedScript } from './script.types';
import { elementsOf, lineCounter } from './ttml-tags';

const TAGS = /<\/?[a-z][^<>]*>/gi;

function only(lines: OpenLine[], collector: ReturnType<typeof collectScript>): ParsedScript {
  addOpenLines(collector, lines);
  if (!collector.hasLines()) collector.refuse('unparsable');
  return collector.result();
}

const startCollecting = () => {
  const collector = collectScript();
  collector.addProfile(ONLY_PROFILE, 1);
  return collector;
};

/** Reads `<text>` elements: `start` and `dur` in seconds, or `t` and `d` in milliseconds. */
export function readYoutubeTexts(file: string): ParsedScript {
  const collector = startCollecting();
  const text = splitLines(file).join('\n');
  const lineAt = lineCounter(text);
  const lines: OpenLine[] = [];
  for (const { attributes, content, place } of elementsOf(text, 'text', true)) {
    const at = lineAt(place);
    const isSeconds = attributes.has('start');
    const read = isSeconds ? readSeconds : readWholeTime;
    const start = read(attributes.get(isSeconds ? 'start' : 't') ?? '');
    const length = attributes.get(isSeconds ? 'dur' : 'd');
    const duration = length === undefined ? undefined : read(length);
    const raw = content.slice(0, SCRIPT_RAW_TEXT_MAX);
    // Transcripts are escaped twice: `&amp;#39;` is an apostrophe.
    const plain = decodeEntities(decodeEntities(raw)).replace(TAGS, '');
    const said = oneLine(plain.replace(/\s+/g, ' '));
    if (said === '') continue;
    if (start === undefined || (length !== undefined && duration === undefined)) {
      collector.skip('time', said, at);
      continue;
    }
    const end = duration === undefined ? undefined : start + duration;
    lines.push({ start, end, text: said, profile: 0, at });
  }
  return only(lines, collector);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function momentOf(value: unknown): number | undefined {
  return typeof value === 'number' || typeof value === 'string'
    ? readWholeTime(String(value))
    : undefined;
}

function wordsOf(event: Readonly<Record<string, unknown>>): string {
  const parts = listOf(event['segs']).map((part) => (isRecord(part) ? part['utf8'] : undefined));
  const said = parts.filter((part) => typeof part === 'string').join('');
  return oneLine(said.slice(0, SCRIPT_RAW_TEXT_MAX).replace(/\s+/g, ' '));
}

/** Reads `{"events": [{"tStartMs": 0, "dDurationMs": 1000, "segs": [{"utf8": "Hello"}]}]}`. */
export function readYoutubeJson(file: string): ParsedScript {
  const collector = startCollecting();
  const lines: OpenLine[] = [];
  let content: unknown;
  try {
    content = JSON.parse(file);
  } catch {
    // Not JSON: no line is found, which is the answer.
    content = undefined;
  }
  for (const event of listOf(isRecord(content) ? content['events'] : undefined)) {
    const text = isRecord(event) ? wordsOf(event) : '';
    if (!isRecord(event) || text === '') continue;
    const start = momentOf(event['tStartMs'] ?? 0);
    const length = momentOf(event['dDurationMs']);
    if (start === undefined) collector.skip('time', text, 1);
    else {
      const end = length === undefined ? undefined : start + length;
      lines.push({ start, end, text, profile: 0, at: 1 });
    }
  }
  return only(lines, collector);
}
