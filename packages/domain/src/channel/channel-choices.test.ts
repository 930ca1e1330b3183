import { expect, it } from 'vitest';
import { COLLAB_CHOICES } from '../feed/collabs';
import { channelChoicesIn, channelVideosPath } from './channel-choices';

it('the choices of a channel’s videos are read back from the address they make', () => {
  for (const collabs of COLLAB_CHOICES) {
    for (const isMissing of [false, true]) {
      const address = channelVideosPath('UCa', { collabs, isMissing });
      const { pathname, searchParams } = new URL(address, 'https://oshi.example');
      expect(pathname).toBe('/channel/UCa');
      expect(channelChoicesIn(searchParams)).toEqual({ collabs, isMissing });
    }
  }
  expect(channelVideosPath('UCa', { collabs: 'show', isMissing: false })).toBe('/channel/UCa');
});

it('unknown choices in an address are the usual ones', () => {
  expect(channelChoicesIn(new URLSearchParams('collabs=some&type=all'))).toEqual({
    collabs: 'show',
    isMissing: false,
  });
});
