/** Links of which a part is wrong: the others are opened, and each fault is named. */
import { describe, expect, it } from 'vitest';
import { doOverlap, isInsideGrid } from './multiview-cell';
import { decodeMultiview } from './multiview-code';
import { randomLayout, seededRandom } from '../testing/multiview-random';
import { encodeMultiview } from './multiview-code';
import { repairMultiview } from './repaired-code';

const [A, B, C] = ['aaaaaaaaaaa', 'bbbbbbbbbbb', 'ccccccccccc'];

function opened(code: string) {
  const read = repairMultiview(code);
  if (!read.ok) return read.problem;
  return {
    cells: read.cells.map(({ x, y, w, h, content }) => {
      const shown =
        content === null ? '' : content.type === 'chat' ? ` chat${content.tab}` : ` ${content.id}`;
      return `${x},${y} ${w}x${h}${shown}`;
    }),
    faults: read.faults.map(({ code: fault, part }) => `${part} ${fault}`),
  };
}

describe('a link with a wrong part', () => {
  it('a link with a wrong part keeps the cells that are right when one is cut off', () => {
    expect(opened(`AAMY${A},MAMY${B},MA`)).toEqual({
      cells: [`0,0 12x24 ${A}`, `12,0 12x24 ${B}`],
      faults: ['2 tooShort'],
    });
  });

  it('moves cells outside the grid into it', () => {
    expect(opened(`AAMY${A},UAMM${B}`)).toEqual({
      cells: [`0,0 12x24 ${A}`, `12,0 12x12 ${B}`],
      faults: ['1 badPosition'],
    });
    expect(opened(`AAMM${A},AUGG${B}`)).toMatchObject({ cells: [{}, `0,18 6x6 ${B}`] });
    expect(opened('zzzzaaaaaaaaaaa')).toEqual({
      cells: [`0,40 24x24 ${A}`],
      faults: ['0 badPosition'],
    });
  });

  it('a link with a wrong part keeps the place of a video that cannot be read, and the chats on their videos', () => {
    expect(opened(`AAGM,AMGMbroken,GAGM${B},MAGM${C},SAGMchat2,SMGMchat0`)).toEqual({
      cells: [
        '0,0 6x12',
        '0,12 6x12',
        `6,0 6x12 ${B}`,
        `12,0 6x12 ${C}`,
        '18,0 6x12 chat1',
        '18,12 6x12 chat0',
      ],
      faults: ['1 badContent'],
    });
  });

  it('moves cells that lie over others to free places', () => {
    expect(opened(`AAMM${A},GGMM${B}`)).toEqual({
      cells: [`0,0 12x12 ${A}`, `12,0 4x6 ${B}`],
      faults: ['1 overlap'],
    });
  });

  it('a link with a wrong part names every fault, in the order of the parts', () => {
    expect(opened(`!AMM,MAMY${A},xx,AAMYbroken`)).toMatchObject({
      faults: ['0 badCharacter', '2 tooShort', '3 badContent'],
    });
  });
});

it.each([
  ['', { code: 'empty', part: 0 }],
  ['AA', { code: 'tooShort', part: 0 }],
  ['AAAA', { code: 'badPosition', part: 0 }],
  ['AAYYbroken', { code: 'badContent', part: 0 }],
  ['!@#$,AA', { code: 'badCharacter', part: 0 }],
  ['A'.repeat(8_193), { code: 'tooLong', part: 0 }],
])('a link of which no part is right is refused: %s', (code, problem) => {
  expect(opened(code)).toEqual(problem);
});

it('a link without faults is read as ever', () => {
  const random = seededRandom(7);
  const different: string[] = [];
  for (let run = 0; run < 200; run += 1) {
    const encoded = encodeMultiview(randomLayout(random), { includeVideos: true });
    const code = encoded.ok ? encoded.code : '';
    const strict = decodeMultiview(code, { from: 5 });
    const read = repairMultiview(code, { from: 5 });
    // Random layouts may have cells over each other.
    if (!read.ok || !strict.ok || read.faults.length > 0) continue;
    if (JSON.stringify(read.cells) !== JSON.stringify(strict.cells)) different.push(code);
  }
  expect(different).toEqual([]);
});

it('what is opened of a damaged link can be shown', () => {
  const random = seededRandom(11);
  let repaired = 0;
  for (let run = 0; run < 600; run += 1) {
    const encoded = encodeMultiview(randomLayout(random), { includeVideos: true });
    let code = encoded.ok ? encoded.code : '';
    for (let changes = 1 + random(3); changes > 0; changes -= 1) {
      const at = random(code.length + 1);
      code = code.slice(0, at) + ('zA9!,chat'[random(9)] ?? '') + code.slice(at + random(3));
    }
    const read = repairMultiview(code);
    if (!read.ok) continue;
    repaired += Number(read.faults.length > 0);
    expect(read.cells.every(isInsideGrid)).toBe(true);
    expect(
      read.cells.some((one, at) => read.cells.slice(0, at).some((two) => doOverlap(one, two))),
    ).toBe(false);
    expect(new Set(read.cells.map(({ id }) => id)).size).toBe(read.cells.length);
  }
  expect(repaired).toBeGreaterThan(20);
});
