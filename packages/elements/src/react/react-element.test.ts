import { expect, it } from 'vitest';
import { tagValues } from './react-element';

it('a tag has no attribute for what is off, which React 18 would write as "false"', () => {
  const off = { hidden: false, inert: false, autoFocus: false, itemScope: false };
  expect(tagValues('oshi-player', { video: 'a', ...off, draggable: false })).toEqual({
    video: 'a',
    draggable: false,
  });
});

it('a tag has what is on as it is given, because React 19 sets properties', () => {
  const on = { hidden: true, inert: true };
  expect(tagValues('oshi-player', { video: 'a', ...on, onOshiReady: () => {} })).toEqual({
    video: 'a',
    ...on,
  });
});
