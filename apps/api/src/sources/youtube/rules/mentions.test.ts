import { expect, it } from 'vitest';
import { mentionsIn } from './mentions';

const handles = new Map([
  ['@sora', 'UCsora'],
  ['@miko.ch', 'UCmiko'],
  ['@星野そら', 'UChoshino'],
  ['@ame', 'UCame'],
]);

it.each([
  ['singing with @Sora and @miko.ch!', ['UCsora', 'UCmiko']],
  ['【コラボ】@sora配信', ['UCsora']],
  ['@星野そら と雑談', ['UChoshino']],
  ['＠sora（全角）', ['UCsora']],
  ['@sora @sora', ['UCsora']],
  ['with @unknown', []],
  ['a longer name, @sorata', []],
  ['write to me@sora.example', []],
  ['youtube.com/@sora', []],
  ['no handle: sora, ame', []],
  ['of the channel itself, @ame', []],
])('%s', (title, expected) => {
  expect(mentionsIn(title, handles, 'UCame')).toEqual(expected);
});
