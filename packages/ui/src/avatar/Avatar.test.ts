import { describe, expect, it } from 'vitest';
import { initialsOf } from './Avatar';

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['ada king lovelace', 'AL'],
    ['Ada', 'A'],
    ['  Ada  ', 'A'],
    ['空 そら', '空そ'],
    ['空ちゃん', '空'],
    ['【Ada】 (Lovelace)', 'AL'],
    ['Zo\u0308e', 'Z'],
    ['O\u0308zil', 'O\u0308'],
    ['नि', 'नि'],
    ['7 of 9', '79'],
    ['★ ♪', ''],
    ['', ''],
  ])('of "%s" are "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
