import type { FailedLine } from '@oshimado/machines/tl-client';
import { expect, it } from 'vitest';
import { readTypedText, readUnsent, writeTypedText, writeUnsent } from './unsent-lines';

const line: FailedLine = {
  target: 'video',
  id: 'abcdefghijk',
  author: { id: '7', name: 'Mira' },
  line: 3,
  lang: 'en',
  message: '<b>hello</b>',
  code: 'network',
};
const { code: _code, ...waiting } = line;

it('lines come back in the order they were typed; of those under way it is not known whether they arrived', () => {
  writeUnsent([{ ...waiting, line: 4 }], [line]);
  expect(readUnsent()).toEqual([line, { ...line, line: 4, code: 'timeout' }]);
});

it('nothing is kept where nothing waits', () => {
  writeUnsent([], [line]);
  writeUnsent([], []);
  expect(sessionStorage.length).toBe(0);
  expect(readUnsent()).toEqual([]);
});

it.each([
  '{',
  'null',
  '{"0":1}',
  '[null, 1, "x"]',
  JSON.stringify([{ ...line, target: 'other' }]),
  JSON.stringify([{ ...line, lang: 'xx' }]),
  JSON.stringify([{ ...line, author: null }]),
  JSON.stringify([{ ...line, code: 'constructor' }]),
])('text that holds no lines is left out: %s', (text) => {
  sessionStorage.setItem('oshimado.tl-unsent', text);
  expect(readUnsent()).toEqual([]);
});

it('what is half typed comes back, and nothing is kept of an empty field', () => {
  writeTypedText('half a li');
  expect(readTypedText()).toBe('half a li');
  writeTypedText('');
  expect(sessionStorage.length).toBe(0);
  expect(readTypedText(null)).toBe('');
});

it('a browser without storage keeps the page working', () => {
  expect(readUnsent(null)).toEqual([]);
  expect(() => writeUnsent([], [line], null)).not.toThrow();
});
