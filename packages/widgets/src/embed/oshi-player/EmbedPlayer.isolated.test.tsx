import { initialMediaState } from '@oshimado/domain';
import { loadWatchMessages, loadWidgetMessages } from '@oshimado/locales';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FramePlayer } from '../../parts/player/start-player';
import { video } from '../../testing/videos';
import { EmbedPlayer } from './EmbedPlayer';
import type { PlayerControl } from './player-control';

const startPlayer = vi.hoisted(() => vi.fn<() => FramePlayer | undefined>());
vi.mock('./load-engine', () => ({ loadPlayerEngine: () => Promise.resolve({ startPlayer }) }));

const [widgets, watch] = await Promise.all([loadWidgetMessages('en'), loadWatchMessages('en')]);
const messages = { widgets, watch };
const ID = 'abcdefghijk';

afterEach(() => {
  cleanup();
  startPlayer.mockReset();
  vi.unstubAllGlobals();
});

let servers = 0;

/** A drawn player; `onFirst` gets its interface once, as the element that has waited for it. */
function draw(onFirst: (control: PlayerControl) => void, start = 0) {
  servers += 1;
  const api = `https://server-${servers}.example`;
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address.endsWith('/v1/frames.json')
        ? new Response('', { status: 404 })
        : Response.json(video({ id: ID, title: 'Evening chat', status: 'past' })),
    ),
  );
  const heard: string[] = [];
  const seen: { control: PlayerControl | null } = { control: null };
  const options = { api, lang: 'en', pictures: 'server', hasNamedTheme: false } as const;
  let isFirst = true;
  render(
    <EmbedPlayer
      options={{ ...options, video: ID, start, muted: false }}
      speech={{ language: 'en', messages }}
      drawnAt={Date.now()}
      portal={document.body}
      onPhase={() => undefined}
      complain={() => undefined}
      emit={(type) => heard.push(type) > 0}
      onControl={(control) => {
        seen.control = control;
        if (control === null || !isFirst) return;
        isFirst = false;
        onFirst(control);
      }}
    />,
  );
  return { heard, seen };
}

const secondOf = (frame: HTMLIFrameElement) => new URL(frame.src).searchParams.get('start');
const findFrame = () => screen.findByTitle<HTMLIFrameElement>(/Evening chat/);

it.each([
  ['play and then seek', ['play', 60], '60'],
  ['seek and then play', [60, 'play'], '60'],
  ['seek, play and seek back', [60, 'play', 20], '20'],
  ['only play', ['play'], '30'],
] as const)('a player starts where a page wants that does this: %s', async (_, asked, second) => {
  const { heard } = draw((control) => {
    for (const one of asked) {
      if (one === 'play') control.play();
      else control.seek(one);
    }
  }, 30);
  expect(secondOf(await findFrame())).toBe(second);
  expect(heard.filter((type) => type === 'oshi-play')).toHaveLength(1);
});

/** The player arrives, after what is done just before. */
function arrive(before: () => void, given: Partial<FramePlayer['media']>): void {
  startPlayer.mockImplementation(() => {
    before();
    return {
      stop: () => undefined,
      media: {
        getState: () => initialMediaState,
        subscribe: () => () => undefined,
        willPlay: () => true,
        play: () => undefined,
        pause: () => undefined,
        seek: () => undefined,
        setPlaybackRate: () => undefined,
        setVolume: () => undefined,
        setMuted: () => undefined,
        reload: () => undefined,
        ...given,
      },
    };
  });
}

it('a player whose frame is there already moves to what was sought before it could be spoken to', async () => {
  const seek = vi.fn<(seconds: number) => void>();
  const { seen } = draw((control) => control.play());
  // Between the frame and its player.
  arrive(() => seen.control?.seek(90), { seek });
  await findFrame();
  await vi.waitFor(() => expect(seek.mock.calls).toEqual([[90]]));
  act(() => seen.control?.seek(120));
  expect(seek.mock.calls).toEqual([[90], [120]]);
});

it.each([
  ['is paused', ['pause'], 1],
  ['is not paused that was played again', ['pause', 'play'], 0],
] as const)('a player that was started and not there yet %s', async (_, asked, times) => {
  const pause = vi.fn<() => void>();
  const { heard, seen } = draw((control) => control.play());
  arrive(() => asked.forEach((one) => seen.control?.[one]()), { pause });
  await findFrame();
  await vi.waitFor(() => expect(seen.control?.getState()).toEqual(initialMediaState));
  expect(pause).toHaveBeenCalledTimes(times);
  expect(heard.filter((type) => type === 'oshi-play')).toHaveLength(1);
});
