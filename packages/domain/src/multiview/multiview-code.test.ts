/** Every code the original product wrote, and everything that is none. */
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSyncQuery, writeSyncQuery } from '../multiview-sync';
import { cases, SEED } from '../testing/cases';
import { seededRandom, randomCell, randomLayout } from '../testing/multiview-random';
import { isChatTab, isInsideGrid, isMultiviewContent } from './multiview-cell';
import type { MultiviewCell, MultiviewContent } from './multiview-cell';
import { decodeMultiview, encodeMultiview, multiviewPath } from './multiview-code';
import { MULTIVIEW_ALPHABET } from './layout.limits';
import { MULTIVIEW_CELLS_MAX } from './multiview.limits';
import { DESKTOP_PRESETS, MOBILE_PRESETS } from './preset-list';

interface OldContent {
  readonly type: string;
  readonly id?: string;
  readonly currentTab?: number;
  readonly video?: { readonly id: string; readonly type?: string; channel?: { name: string } };
}
interface OldItem {
  readonly i: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
interface DecodeVector {
  readonly name: string;
  readonly encoded: string;
  readonly ours: 'same' | 'better' | 'refuse';
  readonly reencoded: string;
  readonly original: { layout: OldItem[]; content: Record<string, OldContent> };
}
interface EncodeVector {
  readonly name: string;
  readonly encoded: string;
  readonly input: {
    layout: OldItem[] | null;
    contents?: Record<string, OldContent>;
    includeVideo: boolean;
  };
}

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));
const decodeVectors = fixture('decode-vectors') as DecodeVector[];
const encodeVectors = fixture('encode-vectors') as EncodeVector[];

/** The old content in our words: no tab is the first, and the id as a label is no label. */
function contentOf(old: OldContent | undefined): MultiviewContent {
  if (old?.type === 'chat') return { type: 'chat', tab: old.currentTab ?? 0 };
  if (old?.type !== 'video' || old.id === undefined) return null;
  const name = old.video?.channel?.name;
  const service = old.video?.type === 'twitch' ? 'twitch' : 'youtube';
  return { type: 'video', id: old.id, service, ...(name && name !== old.id && { name }) };
}

const cellsOf = (layout: OldItem[], contents: Record<string, OldContent>): MultiviewCell[] =>
  layout.map(({ i, x, y, w, h }) => ({ id: i, x, y, w, h, content: contentOf(contents[i]) }));

const cellsFrom = (code: string) => {
  const decoded = decodeMultiview(code, { prefix: '' });
  return decoded.ok ? decoded.cells : decoded.problem;
};
const codeOf = (cells: readonly MultiviewCell[], includeVideos = true) => {
  const encoded = encodeMultiview(cells, { includeVideos });
  return encoded.ok ? encoded.code : encoded.problem;
};

const vectorsThat = (ours: DecodeVector['ours']) =>
  decodeVectors.filter((vector) => vector.ours === ours);

describe('a well-formed old code', () => {
  it.each(vectorsThat('same'))('decodes to the same layout: $name', ({ encoded, original }) => {
    expect(cellsFrom(encoded)).toEqual(cellsOf(original.layout, original.content));
  });

  it.each(vectorsThat('same'))(
    'a well-formed old code is written again as it was: $name',
    ({ encoded, reencoded }) => {
      const decoded = decodeMultiview(encoded);
      expect(decoded.ok && codeOf(decoded.cells)).toBe(reencoded);
    },
  );

  it.each([...DESKTOP_PRESETS, ...MOBILE_PRESETS])(
    'every preset is a well-formed old code: $name',
    ({ code }) => {
      expect(decodeMultiview(code)).toMatchObject({ ok: true });
    },
  );
});

describe('a malformed code', () => {
  it.each(vectorsThat('refuse'))(
    'a malformed code gives a typed error, never -1: $name',
    ({ encoded }) => {
      expect(decodeMultiview(encoded)).toEqual({
        ok: false,
        problem: { code: expect.any(String), part: expect.any(Number) },
      });
    },
  );

  it.each([
    ['', 'empty', 0],
    [',', 'empty', 0],
    ['AA', 'tooShort', 0],
    ['AAMY,,MAMY', 'tooShort', 1],
    ['MAMY,!@#$', 'badCharacter', 1],
    ['.AAB', 'badCharacter', 0],
    ['AAAA', 'badPosition', 0],
    ['AAYZ', 'badPosition', 0],
    ['AUEG', 'badPosition', 0],
    ['YABB', 'badPosition', 0],
    ['AAYYabcdefghij', 'badContent', 0],
    ['AAYYtwitch', 'badContent', 0],
    ['AAYYtwitcha b', 'badContent', 0],
    ['AAYYchat64', 'badContent', 0],
    ['AAYYchat123', 'badContent', 0],
    [`AAYYdQw4w9WgXcQ${'n'.repeat(101)}`, 'badContent', 0],
    ['AABB,'.repeat(65), 'tooManyCells', 64],
    ['A'.repeat(8_193), 'tooLong', 0],
  ])('%# names what is wrong and where', (code, problem, part) => {
    expect(cellsFrom(code)).toEqual({ code: problem, part });
  });
});

describe('old codes that the original could not read', () => {
  it('a chat index of two digits is kept', () => {
    expect(cellsFrom('AAUY,UAEYchat12')).toMatchObject([{}, { content: { tab: 12 } }]);
  });

  it('a YouTube id that begins with chat is read', () => {
    expect(cellsFrom('AAYYchatABCDEFG')).toMatchObject([
      { content: { type: 'video', id: 'chatABCDEFG', service: 'youtube' } },
    ]);
    expect(cellsFrom('AAYYchat0123456')).toMatchObject([{ content: { id: 'chat0123456' } }]);
  });

  it('orders the parts by code unit and ignores an empty last part', () => {
    expect(cellsFrom('PABB,JABB,AABB,')).toMatchObject([{ x: 0 }, { x: 9 }, { x: 15 }]);
  });

  it('decodes a comma that was left encoded', () => {
    expect(cellsFrom('AAUY%2CUAEYchat')).toEqual(cellsFrom('AAUY,UAEYchat'));
  });

  it('a chat popped out of its video is read as a chat', () => {
    expect(cellsFrom('AAUYchat0dQw4w9WgXcQ')).toMatchObject([
      { content: { type: 'chat', tab: 0 } },
    ]);
  });

  it('cells below the screen, where a full grid puts new ones, are read', () => {
    expect(cellsFrom('AAYY,AYEG')).toMatchObject([{}, { y: 24, h: 6 }]);
  });
});

describe('writing a code', () => {
  const refused = /negative|fractional|missing y/;
  const readable = encodeVectors.flatMap(({ name, encoded, input }) =>
    input.layout === null || input.contents === undefined || refused.test(name)
      ? []
      : [{ name, encoded, input, cells: cellsOf(input.layout, input.contents) }],
  );

  it('every vector whose input the types let through is written', () => {
    expect([decodeVectors.length, encodeVectors.length, readable.length]).toEqual([32, 15, 10]);
  });

  it.each(readable)(
    'a code is written as the original writes it: $name',
    ({ cells, input, encoded }) => {
      expect(codeOf(cells, input.includeVideo)).toBe(encoded);
    },
  );

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'a cell with a place at %s is not written',
    (x) => {
      const cells = [{ id: 'a', x, y: 0, w: 1, h: 1, content: null }];
      expect(codeOf(cells)).toEqual({ code: 'badPosition', part: 0 });
    },
  );

  it.each([
    { type: 'chat', tab: -1 },
    { type: 'chat', tab: 1.5 },
    { type: 'video', service: 'twitch', id: 'a,AAYY' },
    { type: 'video', service: 'youtube', id: 'short' },
  ] as const)('refuses %o, which could not be read again', (content) => {
    const cells = [{ id: 'a', x: 0, y: 0, w: 1, h: 1, content }];
    expect(codeOf(cells)).toEqual({ code: 'badContent', part: 0 });
  });

  it('marks a YouTube id that would be read as a Twitch channel', () => {
    const content = { type: 'video', service: 'youtube', id: 'twitchABCDE' } as const;
    const code = textOf([{ id: '0', x: 0, y: 0, w: 24, h: 24, content }]);
    expect(code).toBe('AAYYyt:twitchABCDE');
    expect(cellsFrom(code)).toMatchObject([{ content }]);
  });
});

/** The code of a layout that has one. */
function textOf(cells: readonly MultiviewCell[]): string {
  const encoded = encodeMultiview(cells, { includeVideos: true });
  if (!encoded.ok) throw new Error(encoded.problem.code);
  return encoded.code;
}

/** Everything wrong with a decoded layout; empty when it can be shown. Without `expect`, which is too slow for a million. */
function faultsOf(code: string): readonly string[] {
  const decoded = decodeMultiview(code);
  if (!decoded.ok) return decoded.problem.part >= 0 ? [] : ['part'];
  const { cells } = decoded;
  const isSound =
    cells.length > 0 &&
    cells.length <= MULTIVIEW_CELLS_MAX &&
    cells.every((cell) => isInsideGrid(cell) && isMultiviewContent(cell.content)) &&
    cells.every(({ content }) => content?.type !== 'chat' || isChatTab(content.tab)) &&
    new Set(cells.map(({ id }) => id)).size === cells.length;
  return isSound ? [] : [code];
}

const NOISE = [
  ...Array.from(`${MULTIVIEW_ALPHABET}.,,,,!% \u0000é日`),
  'chat',
  'twitch',
  '%2C',
  '\ud83c',
  '🎞️',
];

const RANDOM_CODES = cases(1_000_000);
const CHANGED_CODES = cases(200_000);
const ROUND_TRIPS = cases(100_000);

describe('any text', () => {
  it(`throws nothing and gives nothing out of range: ${RANDOM_CODES} random and ${CHANGED_CODES} changed codes`, () => {
    const random = seededRandom(SEED + 1);
    const pick = (): string => NOISE[random(NOISE.length)] ?? '';
    const faults: string[] = [];
    for (let run = 0; run < RANDOM_CODES; run += 1) {
      let code = '';
      for (let length = random(24); length > 0; length -= 1) code += pick();
      faults.push(...faultsOf(code));
    }
    for (let run = 0; run < CHANGED_CODES; run += 1) {
      const encoded = encodeMultiview(randomLayout(random), { includeVideos: true });
      let code = encoded.ok ? encoded.code : '';
      for (let changes = 1 + random(3); changes > 0; changes -= 1) {
        const at = random(code.length + 1);
        code = code.slice(0, at) + (random(4) > 0 ? pick() : '') + code.slice(at + random(3));
      }
      faults.push(...faultsOf(code));
    }
    expect(faults).toEqual([]);
  });

  it('any text comes to the same layout by any order of its parts', () => {
    fc.assert(
      fc.property(fc.integer(), fc.infiniteStream(fc.nat()), (seed, keys) => {
        const code = textOf(randomLayout(seededRandom(seed)));
        const parts = code.split(',').map((part) => ({ part, key: Number(keys.next().value) }));
        parts.sort((one, two) => one.key - two.key);
        expect(cellsFrom(parts.map(({ part }) => part).join())).toEqual(cellsFrom(code));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a layout of ours', () => {
  it(`comes back equal from its code: ${ROUND_TRIPS} round trips`, () => {
    const random = seededRandom(SEED + 2);
    const different: string[] = [];
    for (let run = 0; run < ROUND_TRIPS; run += 1) {
      const code = textOf(randomLayout(random));
      const decoded = decodeMultiview(code);
      const again = decoded.ok ? textOf(decoded.cells) : '';
      const sorted = code.split(',').sort().join();
      if (again !== sorted) different.push(code);
    }
    expect(different).toEqual([]);
  });

  it(`comes back from its address, with the moment and the offsets: ${ROUND_TRIPS} round trips`, () => {
    const random = seededRandom(SEED + 4);
    const different: string[] = [];
    for (let run = 0; run < ROUND_TRIPS; run += 1) {
      const code = textOf(randomLayout(random));
      const shared = {
        moment: (1 + random(4_000_000_000)) * 1_000,
        offsets: Array.from({ length: 1 + random(16) }, () => random(400) / 2 - 100),
      };
      const address = new URL(multiviewPath(code), 'https://portal.example');
      address.search = new URLSearchParams(writeSyncQuery(shared)).toString();
      const opened = new URL(address.href);
      const query = readSyncQuery(Object.fromEntries(opened.searchParams));
      const path = decodeURIComponent(opened.pathname);
      if (path !== `/multiview/${code}` || JSON.stringify(query) !== JSON.stringify(shared))
        different.push(address.href);
    }
    expect(different).toEqual([]);
  });

  it('a layout of ours comes back cell by cell, with its contents', () => {
    const random = seededRandom(SEED + 3);
    for (let run = 0; run < 5_000; run += 1) {
      const cell = { ...randomCell(random), id: '0' };
      expect(cellsFrom(textOf([cell]))).toEqual([cell]);
    }
  });
});
