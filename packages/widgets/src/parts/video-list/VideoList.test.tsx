import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PagePartsContext } from '../../base/context';
import { Page } from '../../testing/page';
import { videos } from '../../testing/videos';
import { pictureSizes } from './breakpoints';
import { keeper } from './keeper-store';
import { VideoList, type VideoListProps } from './VideoList';
import { VideoListSkeleton } from './VideoListSkeleton';

type Report = (entries: { isIntersecting: boolean }[]) => void;
const observers = new Map<object, Report>();

class HandObserver {
  constructor(report: Report) {
    observers.set(this, report);
  }
  observe() {}
  unobserve() {}
  disconnect() {
    observers.delete(this);
  }
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', HandObserver));
afterEach(() => {
  observers.clear();
});

const reach = (isIntersecting = true) =>
  act(() => [...observers.values()].forEach((report) => report([{ isIntersecting }])));
const list = (props: Partial<VideoListProps> = {}) => (
  <StrictMode>
    <Page>
      <VideoList videos={videos(300)} label="All of them" {...props} />
    </Page>
  </StrictMode>
);
const cards = () => screen.queryAllByRole('article').length;

describe('a list', () => {
  it('a list is a named list of articles', () => {
    render(list({ videos: videos(3) }));
    const items = screen.getByRole('list', { name: 'All of them' }).children;
    expect([...items].map(({ firstElementChild }) => firstElementChild?.tagName)).toEqual([
      'ARTICLE',
      'ARTICLE',
      'ARTICLE',
    ]);
  });

  it('a list of 300 videos renders 24 on the server', () => {
    expect(renderToString(list()).match(/<article/g)).toHaveLength(24);
  });

  it('a list draws 24 more whenever its end comes near, until all are there', () => {
    render(list({ videos: videos(60) }));
    expect(cards()).toBe(24);
    reach(false);
    expect(cards()).toBe(24);
    reach();
    expect(cards()).toBe(48);
    reach();
    expect(cards()).toBe(60);
    expect(observers.size).toBe(0);
  });

  it('watches its end once, in strict mode too, and not after it is gone', () => {
    const { unmount } = render(list());
    expect(observers.size).toBe(1);
    reach();
    expect(observers.size).toBe(1);
    unmount();
    expect(observers.size).toBe(0);
  });

  it('a list keeps what it has drawn when a newer board comes', () => {
    const { rerender } = render(list());
    reach();
    rerender(list({ videos: videos(299, 3) }));
    expect(cards()).toBe(48);
  });

  it('fetches the first pictures at once and the others when they are near', () => {
    // The test's page fetches no pictures and calls all of them complete.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const { container } = render(list({ videos: videos(6), priorityCount: 2 }));
    const pictures = [...container.querySelectorAll<HTMLImageElement>('[data-part=thumbnail] img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      null,
      null,
      'lazy',
      'lazy',
      'lazy',
      'lazy',
    ]);
    expect(pictures[0]?.getAttribute('fetchpriority')).toBe('high');
    expect(pictures.every(({ width, height }) => width === 320 && height === 180)).toBe(true);
  });

  it.each(['list', 'denseList'] as const)('a list has other columns as %s', (shape) => {
    const { container } = render(list({ videos: videos(1) }));
    const grid = container.querySelector('ul')?.className;
    cleanup();
    render(list({ videos: videos(1), shape }));
    expect(screen.getByRole('list').className).not.toBe(grid);
  });

  it('a list of an unknown grid size has the largest cards', () => {
    render(list({ videos: videos(1), gridSize: 9 }));
    const unknown = screen.getByRole('list').className;
    cleanup();
    render(list({ videos: videos(1), gridSize: 0 }));
    expect(screen.getByRole('list').className).toBe(unknown);
  });
});

describe('the skeleton', () => {
  it.each(['grid', 'list', 'denseList'] as const)('as %s is 24 shapes and says why', (shape) => {
    const { container } = render(
      <Page>
        <VideoListSkeleton shape={shape} />
      </Page>,
    );
    expect(container.querySelectorAll('li')).toHaveLength(24);
    expect(container.querySelector('[aria-busy=true]')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Loading streams');
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  });
});

describe('the sizes of pictures', () => {
  it.each([
    [0, ['20vw', '25vw', '33vw', '50vw', '100vw']],
    [1, ['17vw', '20vw', '25vw', '33vw', '50vw']],
    [2, ['14vw', '17vw', '20vw', '25vw', '33vw']],
  ])('follow the columns of size %i, widest page first', (size, shares) => {
    const rest = pictureSizes(size).split(', ');
    expect(rest.map((part) => part.split(' ').at(-1))).toEqual(shares);
    expect(rest.map((part) => Number(/min-width: (\d+)/.exec(part)?.[1] ?? 0))).toEqual([
      1904, 1264, 960, 600, 0,
    ]);
  });
});

describe('the part that keeps lists short', () => {
  // Another file of this worker may have loaded it.
  beforeEach(() => keeper.setState(undefined));

  const drawWith = (length: number, parts: Parameters<typeof PagePartsContext>[0]['value']) =>
    render(
      <Page>
        <PagePartsContext value={parts}>
          <VideoList videos={videos(length)} label="All of them" renderLimit={length} />
        </PagePartsContext>
      </Page>,
    );

  it('the part that keeps lists short is asked for by a long list at once', () => {
    const loadListKeeper = vi.fn(() => Promise.resolve());
    drawWith(48, { loadListKeeper });
    expect(loadListKeeper).not.toHaveBeenCalled();
    drawWith(49, { loadListKeeper });
    expect(loadListKeeper).toHaveBeenCalledOnce();
  });

  it('the part that keeps lists short is asked for by a short list once the page is scrolled, for the way back to that place', () => {
    const loadListKeeper = vi.fn(() => Promise.resolve());
    const { unmount } = drawWith(48, { loadListKeeper });
    dispatchEvent(new Event('scroll'));
    dispatchEvent(new Event('scroll'));
    expect(loadListKeeper).toHaveBeenCalledOnce();
    unmount();
    drawWith(48, { loadListKeeper }).unmount();
    dispatchEvent(new Event('scroll'));
    expect(loadListKeeper).toHaveBeenCalledOnce();
  });

  it('the part that keeps lists short leaves a list whole where the page has none, as in an embed', () => {
    drawWith(100, {});
    expect(cards()).toBe(100);
  });
});
