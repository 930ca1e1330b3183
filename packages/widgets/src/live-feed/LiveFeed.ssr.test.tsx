/** A board drawn by the server is the board the browser takes over, however late its clock is. */
import { liveFeedMachine } from '@oshimado/machines/live-feed';
import { useActorRef } from '@xstate/react';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { WidgetsOptions } from '../context';
import { Page, stoppedAt } from '../testing/page';
import { HOUR, NOW, videos } from '../testing/videos';
import { LiveFeed } from './LiveFeed';

const input = { query: {}, initial: { videos: videos(60, 10), fetchedAt: NOW } };
const noTicker = () => {
  throw new Error('A server has no ticker.');
};

function Board({ options }: { options?: Partial<WidgetsOptions> }) {
  const actor = useActorRef(liveFeedMachine, { input });
  return (
    <Page options={options}>
      <LiveFeed actor={actor} />
    </Page>
  );
}

const cardsIn = (box: ParentNode) => box.querySelectorAll('article').length;

let box: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  box = document.createElement('div');
  document.body.append(box);
});
afterEach(() => {
  act(() => root?.unmount());
  box.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('on the server', () => {
  it('24 cards of 60 are drawn from an actor that was never started, and no clock is asked', () => {
    const actor = createActor(liveFeedMachine, { input });
    box.innerHTML = renderToString(
      <Page options={{ ticker: noTicker }}>
        <LiveFeed actor={actor} />
      </Page>,
    );
    expect(cardsIn(box)).toBe(24);
    expect([...box.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Live',
      'Upcoming',
    ]);
  });

  it('the state of an actor without a board is drawn too', () => {
    const actor = createActor(liveFeedMachine, { input: { query: {} } });
    box.innerHTML = renderToString(
      <Page>
        <LiveFeed actor={actor} />
      </Page>,
    );
    expect(box.querySelector('[data-part="feed"]')?.getAttribute('data-state')).toBe('skeleton');
  });
});

describe('in the browser', () => {
  it.each([
    ['at the same time', 0],
    ['three seconds later', 3_000],
    ['an hour and a half later', 1.5 * HOUR],
  ])('the drawn board is taken over without a word, %s', (_name, later) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onRecoverableError = vi.fn();
    box.innerHTML = renderToString(<Board options={{ ticker: noTicker }} />);
    const drawn = box.querySelector('article');
    act(() => {
      root = hydrateRoot(box, <Board options={{ ticker: stoppedAt(NOW + later) }} />, {
        onRecoverableError,
      });
    });
    expect(errors.mock.calls).toEqual([]);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(box.querySelector('article')).toBe(drawn);
    expect(cardsIn(box)).toBeGreaterThanOrEqual(24);
  });

  it('its clocks go on from the time of the browser', () => {
    box.innerHTML = renderToString(<Board options={{ ticker: noTicker }} />);
    expect(box.textContent).toContain('1:00:00');
    act(() => {
      root = hydrateRoot(box, <Board options={{ ticker: stoppedAt(NOW + 3_000) }} />);
    });
    expect(box.textContent).toContain('1:00:03');
    expect(box.textContent).not.toContain('1:00:00');
  });
});
