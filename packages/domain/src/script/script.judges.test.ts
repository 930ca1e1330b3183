import { parse as parseAss } from 'ass-compiler';
import * as fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseText, tokenizeVTTCue } from 'media-captions';
import { describe, expect, it } from 'vitest';
import { parseScript, writeScript } from './index';
import type { Script, ScriptFormat, ScriptLine } from './index';
import { readAssText } from './ass-text';
import { oneLine } from './script-text';
import { FORMATS } from '../testing/read-script';

/** What we write must come back, to us and to parsers that others maintain. */

const TEXTS = [
  'commas, "quotes" and \'more\'',
  '& < > &amp; &lt;b&gt; <b>bold</b> I <3 you',
  'two\nlines\r\nor\rthree',
  '😀👨‍👩‍👧 𠮷 é',
  'שלום ‏עולם مرحبا',
  '草',
  '--> 00:00:01,000 --> 00:00:02,000',
  'C:\\New {\\i1}tag{\\i0} \\N \\h \\\u2060',
  '  [Events]; Dialogue: 0,Style: x ',
  '\u0000\u0007\uFFFE\u2028\t',
  'WEBVTT',
  '1',
  ']]> <![CDATA[ <!-- x -->',
];
const text = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .array(fc.constantFrom(...TEXTS, '\\', 'N', '\u2060', '&', ';', '#', '-->', '<', '>'), {
      maxLength: 6,
    })
    .map((parts) => parts.join('')),
);
const color = fc.option(
  fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`),
);
const script: fc.Arbitrary<Script> = fc
  .array(fc.record({ name: text, color, outline: color }), { minLength: 1, maxLength: 4 })
  .chain((profiles) =>
    fc.record({
      profiles: fc.constant(profiles),
      lines: fc.array(
        fc.record({
          start: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 90_000_000 })),
          duration: fc.integer({ min: 0, max: 100_000 }),
          text,
          profile: fc.integer({ min: 0, max: profiles.length - 1 }),
        }),
        { maxLength: 12 },
      ),
    }),
  );

/** Start, end and text. */
type Held = [number, number, string];

/** A line as a format can hold it. */
const HELD: Record<ScriptFormat, (line: ScriptLine) => Held[]> = {
  srt: (line) => [
    [line.start, line.start + line.duration, oneLine(line.text).replaceAll('-->', '→')],
  ],
  vtt: (line) => [[line.start, line.start + line.duration, oneLine(line.text)]],
  ass: (line) => [
    [
      Math.round(line.start / 10) * 10,
      Math.round((line.start + line.duration) / 10) * 10,
      oneLine(line.text),
    ],
  ],
  ttml: (line) =>
    oneLine(line.text) === '' ? [] : [[line.start, line.start + line.duration, oneLine(line.text)]],
};
/** Keeps what looks like a tag as text; players show nothing for it. */
const withoutJoiners = (text: string) => text.replaceAll('\u2060', '');
const held = (format: ScriptFormat, value: Script) =>
  value.lines.flatMap((line) => HELD[format](line));

describe('What is written can be read again', () => {
  it.each(FORMATS)('%s: the same lines', (format) => {
    fc.assert(
      fc.property(script, (value) => {
        const parsed = parseScript(`a.${format}`, writeScript(format, value));
        const lines = parsed.ok ? parsed.script.lines : [];
        expect(parsed).toMatchObject({ ok: true, skipped: 0 });
        expect(lines.map(({ start, duration, text }) => [start, start + duration, text])).toEqual(
          held(format, value),
        );
      }),
      { numRuns: 500 },
    );
  });

  it.each(['ass', 'ttml'] as const)('%s: each line in the colours of its speaker', (format) => {
    fc.assert(
      fc.property(script, (value) => {
        const parsed = parseScript(`a.${format}`, writeScript(format, value));
        const after: Script = parsed.ok ? parsed.script : { lines: [], profiles: [] };
        const colours = ({ profiles }: Script, index: number) => [
          profiles[index]?.color ?? '#FFFFFF',
          profiles[index]?.outline ?? '#000000',
        ];
        const kept = value.lines.filter((line) => HELD[format](line).length > 0);
        expect(after.lines.map((line) => colours(after, line.profile))).toEqual(
          kept.map((line) => colours(value, line.profile)),
        );
      }),
    );
  });

  it('vtt: each line by the name of its speaker', () => {
    fc.assert(
      fc.property(script, (value) => {
        const parsed = parseScript('a.vtt', writeScript('vtt', value));
        const after: Script = parsed.ok ? parsed.script : { lines: [], profiles: [] };
        const hasVoices = value.profiles.length > 1;
        expect(after.lines.map((line) => after.profiles[line.profile]?.name)).toEqual(
          value.lines.map((line) => {
            const name = oneLine(value.profiles[line.profile]?.name ?? '');
            return hasVoices && name !== '' ? name : 'Profile1';
          }),
        );
      }),
    );
  });

  it.each(FORMATS)('%s: invalid numbers are written as valid times', (format) => {
    const odd = [Number.NaN, -5, Number.POSITIVE_INFINITY, 1e300, 0.4];
    const lines = odd.flatMap((start) =>
      odd.map((duration) => ({ start, duration, text: 'ab', profile: -1 })),
    );
    const parsed = parseScript(`a.${format}`, writeScript(format, { lines, profiles: [] }));
    expect(parsed).toMatchObject({ ok: true, skipped: 0 });
    expect(parsed.ok ? parsed.script.lines : []).toHaveLength(lines.length);
  });
});

describe('What is written can be read by others', () => {
  it('ass-compiler reads the same styles, times and texts', () => {
    fc.assert(
      fc.property(script, (value) => {
        const written = writeScript('ass', value);
        const ours = parseScript('a.ass', written);
        const after: Script = ours.ok ? ours.script : { lines: [], profiles: [] };
        const theirs = parseAss(written);
        expect(theirs.styles.style.map(({ Name }) => Name)).toEqual(
          after.profiles.map(({ name }) => name),
        );
        expect(
          theirs.events.dialogue.map(({ Start, End, Style, Text }) => [
            Math.round(Start * 1_000),
            Math.round(End * 1_000),
            Style,
            readAssText(Text.raw).text,
          ]),
        ).toEqual(
          after.lines.map((line) => [
            line.start,
            line.start + line.duration,
            after.profiles[line.profile]?.name,
            line.text,
          ]),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('fast-xml-parser finds well-formed XML with the same pens, times and texts', () => {
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '',
      preserveOrder: false,
      trimValues: true,
      parseTagValue: false,
      processEntities: true,
      isArray: (name, _path, _isLeaf, isAttribute) =>
        !isAttribute && (name === 'p' || name === 's' || name === 'pen'),
    });
    fc.assert(
      fc.property(script, (value) => {
        const written = writeScript('ttml', value);
        expect(XMLValidator.validate(written)).toBe(true);
        const tree: {
          timedtext: {
            head: { pen: { id: string }[] };
            body:
              | ''
              | { p: { t: string; d: string; s: (string | { '#text'?: string; p: string })[] }[] };
          };
        } = parser.parse(written);
        const { head, body } = tree.timedtext;
        const pens = new Set(head.pen.map(({ id }) => id));
        const paragraphs = body === '' ? [] : body.p;
        const said = paragraphs.map(({ t, d, s }) => {
          const span = s[1];
          const isNamed = typeof span === 'object' && pens.has(span.p);
          return [Number(t), Number(t) + Number(d), isNamed ? span['#text'] : undefined];
        });
        expect(said).toEqual(held('ttml', value).flatMap((line) => [line, line]));
      }),
      { numRuns: 300 },
    );
  });

  /** It leaves out some cues that could never be seen: those without length, those without text at the end of a file. */
  const isSeen = ([start, end, said]: Held) => start < end && said !== '';
  const ms = (seconds: number) => Math.round(seconds * 1_000);

  it('media-captions reads the same .srt', async () => {
    await fc.assert(
      fc.asyncProperty(script, async (value) => {
        const { cues, errors } = await parseText(writeScript('srt', value), { type: 'srt' });
        expect(errors).toEqual([]);
        expect(
          cues
            .map((cue): Held => [
              ms(cue.startTime),
              ms(cue.endTime),
              withoutJoiners(cue.text).trim(),
            ])
            .filter(isSeen),
        ).toEqual(
          held('srt', value)
            .map(([start, end, said]): Held => [start, end, withoutJoiners(said).trim()])
            .filter(isSeen),
        );
      }),
    );
  });

  it('media-captions reads the same .vtt', async () => {
    const textOf = (tokens: ReturnType<typeof tokenizeVTTCue>): string =>
      tokens.map((token) => (token.type === 'text' ? token.data : textOf(token.children))).join('');
    await fc.assert(
      fc.asyncProperty(script, async (value) => {
        const { cues, errors } = await parseText(writeScript('vtt', value), { type: 'vtt' });
        expect(errors).toEqual([]);
        expect(
          cues
            .map((cue): Held => {
              const said = textOf(tokenizeVTTCue(cue)).trim();
              return [ms(cue.startTime), ms(cue.endTime), said];
            })
            .filter(isSeen),
        ).toEqual(held('vtt', value).filter(isSeen));
      }),
    );
  });
});
