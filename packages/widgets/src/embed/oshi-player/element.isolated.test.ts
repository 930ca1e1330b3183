import { expect, it, vi } from 'vitest';
import { define } from '../base-element';
import { OshiPlayerElement } from './element';
import type { PlayerControl } from './player-control';

const asked = vi.hoisted(() => [] as (string | number)[]);
vi.mock('../load-drawing', () => ({
  scriptOrigin: () => '',
  loadDrawing: async () => ({
    mountOshiPlayer: async ({ onControl }: { onControl: (control: PlayerControl) => void }) => {
      onControl({
        play: () => void asked.push('play'),
        pause: () => void asked.push('pause'),
        seek: (seconds) => void asked.push(seconds),
        getState: () => null,
      });
      return { update: async () => undefined };
    },
  }),
}));

define('oshi-player', OshiPlayerElement);

it.each([
  ['twice to play', ['play', 'play'], ['play']],
  ['to play and then to pause', ['play', 'pause'], ['pause']],
  ['to pause and then to play', ['pause', 'play'], ['play']],
  ['to play at one place and then at another', [10, 'play', 20], [20, 'play']],
] as const)('a player that is asked early %s does the last of it', async (_, wishes, done) => {
  asked.length = 0;
  const player = new OshiPlayerElement();
  player.setAttribute('video', 'abcdefghijk');
  document.body.append(player);
  for (const wish of wishes) {
    if (wish === 'play') player.play();
    else if (wish === 'pause') player.pause();
    else player.currentTime = wish;
  }
  await vi.waitFor(() => expect(asked).not.toEqual([]));
  expect(asked).toEqual(done);
  player.remove();
});
