import { CallError, type Client, type VideosQuery } from '@oshimado/contract';
import { ALL_ORGS, PAGE_SIZE } from '@oshimado/domain';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { video } from '../../testing/videos';
import { EndlessVideos } from './EndlessVideos';

const TOTAL = 2 * PAGE_SIZE + 1;

const videoAt = (place: number) =>
  video({ id: `video-${place}`, title: `Title ${place}`, status: 'past' });

/** Reports every element as near the screen as soon as it is observed. */
class NearObserver {
  readonly observe: () => void;
  constructor(report: (entries: { readonly isIntersecting: boolean }[]) => void) {
    this.observe = () => report([{ isIntersecting: true }]);
  }
  disconnect = () => undefined;
}

const pageFrom = (offset: number) =>
  Promise.resolve(
    Array.from({ length: Math.min(PAGE_SIZE, TOTAL - offset) }, (_, at) => videoAt(offset + at)),
  );

const List = () => (
  <EndlessVideos
    request={{ kind: 'archive', source: { orgs: ['Hololive'] }, clipLangs: [] }}
    filter={{ org: ALL_ORGS }}
  />
);

const pageOf =
  (getVideos: Client['getVideos']) =>
  ({ children }: { children: ReactNode }) => (
    <FeaturePage client={clientOf({ getVideos })}>{children}</FeaturePage>
  );

it('an endless list asks for a page once the one before is drawn', async () => {
  vi.stubGlobal('IntersectionObserver', NearObserver);
  const drawnAt: number[] = [];
  const getVideos = ({ offset = 0 }: VideosQuery = {}) => {
    drawnAt.push(screen.queryAllByTestId('video-card').length);
    return pageFrom(offset);
  };
  render(<List />, { wrapper: pageOf(getVideos) });
  await waitFor(() => expect(screen.getAllByTestId('video-card')).toHaveLength(TOTAL));
  expect(drawnAt).toEqual([0, PAGE_SIZE, 2 * PAGE_SIZE]);
});

describe('an endless list of which a page failed', () => {
  const FAILING = 2 * PAGE_SIZE;
  const failed = () => Promise.reject(new CallError('network', 'getVideos', ''));

  function serverThatFailsOnce() {
    let hasFailed = false;
    return vi.fn(({ offset = 0 }: VideosQuery = {}) => {
      if (offset === FAILING && !hasFailed) {
        hasFailed = true;
        return failed();
      }
      return pageFrom(offset);
    });
  }
  const offsets = ({ mock }: ReturnType<typeof serverThatFailsOnce>) =>
    mock.calls.map(([query]) => query?.offset);
  const isFailed = () => screen.findByRole('alert');

  function Leaving() {
    const [isHere, setHere] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setHere(!isHere)}>
          {isHere ? 'leave' : 'come back'}
        </button>
        {isHere ? <List /> : null}
      </>
    );
  }

  it('an endless list asks for the page that failed when the connection is back, and for no other', async () => {
    vi.stubGlobal('IntersectionObserver', NearObserver);
    const getVideos = serverThatFailsOnce();
    render(<List />, { wrapper: pageOf(getVideos) });
    await isFailed();
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.getAllByTestId('video-card')).toHaveLength(TOTAL));
    expect(offsets(getVideos)).toEqual([0, PAGE_SIZE, FAILING, FAILING]);
  });

  it('an endless list asks for the page that failed when its viewer comes back, and for no other', async () => {
    vi.stubGlobal('IntersectionObserver', NearObserver);
    const getVideos = serverThatFailsOnce();
    render(<Leaving />, { wrapper: pageOf(getVideos) });
    await isFailed();
    fireEvent.click(screen.getByRole('button', { name: 'leave' }));
    fireEvent.click(screen.getByRole('button', { name: 'come back' }));
    await waitFor(() => expect(screen.getAllByTestId('video-card')).toHaveLength(TOTAL));
    expect(offsets(getVideos)).toEqual([0, PAGE_SIZE, FAILING, FAILING]);
  });
});
