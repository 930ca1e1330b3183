import { describe, expect, it } from 'vitest';
import { isLongLine, splitLongLines } from './long-lines';

const long = (text: string, duration = 10_000) => ({ start: 1_000, duration, text, profile: 1 });

describe('lines longer than the server takes', () => {
  it('are split after a sentence, else at a space, else where they must be', () => {
    const sentences = long(`${'a'.repeat(400)}. ${'b'.repeat(300)}`);
    expect(splitLongLines([sentences]).map(({ text }) => text.length)).toEqual([401, 300]);
    const words = long(`${'a'.repeat(450)} ${'b'.repeat(450)}`);
    expect(splitLongLines([words]).map(({ text }) => text.length)).toEqual([450, 450]);
    const one = long('😀'.repeat(400));
    expect(splitLongLines([one]).every(({ text }) => !text.includes('\uFFFD'))).toBe(true);
    expect(splitLongLines([one]).some(isLongLine)).toBe(false);
  });

  it('share their time by their length, one after the other', () => {
    const [first, second] = splitLongLines([long(`${'a'.repeat(400)} ${'b'.repeat(400)}`)]);
    expect(first).toMatchObject({ start: 1_000, duration: 5_000, profile: 1 });
    expect(second).toMatchObject({ start: 6_000, duration: 5_000 });
  });

  it('keep 300 ms each, and short lines stay the same', () => {
    const parts = splitLongLines([long('a'.repeat(1_500), 0)]);
    expect(parts.map(({ duration }) => duration)).toEqual([300, 300, 300]);
    const short = long('hi');
    expect(splitLongLines([short])[0]).toBe(short);
  });
});
