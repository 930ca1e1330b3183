/** A server-rendered board is hydrated without a mismatch, also when the browser's clock is ahead. */
import { createClient } from '@oshimado/contract';
import { QueryClient } from '@tanstack/query-core';
import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetsOptions } from '../../base/context';
import { liveBoardKey } from '../../base/queries';
import { Page, stoppedAt } from '../../testing/page';
import { HOUR, NOW, videos } from '../../testing/videos';
import { LiveFeed } from './LiveFeed';
import { useLiveBoard } from './use-live-board';

const source = { orgs: ['Hololive'] };
const client = createClient({ fetch: () => new Promise(() => undefined) });

/** A cache with the board that the server loaded, or without any. */
function queriesWith(rows: ReturnType<typeof videos> | undefined = videos(60, 10)): QueryClient {
  const queries = new QueryClient();
  if (rows) queries.setQueryData(liveBoardKey(source), rows, { updatedAt: NOW });
  return queries;
}

const noTicker = () => {
  throw new Error('A server has no ticker.');
};

interface BoardProps {
  options?: Partial<WidgetsOptions>;
  queries?: QueryClient;
}

function Feed({ queries }: { queries: QueryClient }) {
  return <LiveFeed board={useLiveBoard({ client, queries, source })} />;
}

function Board({ options, queries = queriesWith() }: BoardProps) {
  const [own] = useState(queries);
  return (
    <Page options={options}>
      <Feed queries={own} />
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
});

describe('on the server', () => {
  it('24 cards of 60 are drawn, and no clock is asked', () => {
    box.innerHTML = renderToString(<Board options={{ ticker: noTicker }} />);
    expect(cardsIn(box)).toBe(24);
    expect([...box.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Live',
      'Upcoming',
    ]);
  });

  it('a page without a board has a skeleton', () => {
    box.innerHTML = renderToString(<Board queries={new QueryClient()} />);
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
