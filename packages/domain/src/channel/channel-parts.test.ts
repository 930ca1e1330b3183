import { expect, it } from 'vitest';
import { channelPartNamed, channelPartPath, channelPartsOf } from './channel-parts';

it('each part of a channel has an address, and unknown names are no part', () => {
  expect(channelPartPath('UCa', 'videos')).toBe('/channel/UCa');
  expect(channelPartPath('UCa', 'about')).toBe('/channel/UCa/about');
  expect(['clips', undefined, 'videos', 'x'].map(channelPartNamed)).toEqual([
    'clips',
    'videos',
    undefined,
    undefined,
  ]);
});

it('clippers have videos and about only', () => {
  expect(channelPartsOf('subber')).toEqual(['videos', 'about']);
  expect(channelPartsOf('vtuber')).toHaveLength(4);
});
