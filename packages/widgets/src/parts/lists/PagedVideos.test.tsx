import type { Video } from '@oshimado/contract';
import { PAGE_SIZE } from '@oshimado/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clientOf, FeaturePage, Where, where } from '../../testing';
import { sampleChannel } from '../../testing/samples';
import { PagedVideos, type PagedVideosProps } from './PagedVideos';

// Fetched before, so that none of it arrives after the last test.
await import('../../base/viewer/start-actors');

const videos = Array.from({ length: PAGE_SIZE }, (_, index): Video => ({
  id: `video-${index}`,
  title: `Title ${index}`,
  type: 'stream',
  status: 'past',
  published_at: null,
  available_at: '2026-01-01T00:00:00.000Z',
  duration: 60,
  songcount: 0,
  channel: sampleChannel,
}));

const answered = {
  data: { videos },
  error: null,
  isPending: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => undefined,
};

function draw(
  answer: Partial<PagedVideosProps['answer']>,
  { shown = videos, address = '/list?page=2' } = {},
) {
  render(
    <FeaturePage client={clientOf({})} address={address}>
      <PagedVideos
        page={Number(new URLSearchParams(address.split('?')[1]).get('page') ?? 1)}
        hrefFor={(page) => (page === 1 ? '/list' : `/list?page=${page}`)}
        answer={{ ...answered, ...answer }}
        videos={shown}
        label="Videos"
        empty={<p>None are to be seen</p>}
      />
      <Where />
    </FeaturePage>,
  );
}
const links = (): readonly (string | null)[] =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.closest('nav'))
    .map((link) => link.getAttribute('href'));

it('a paged list shows one page of videos and leads to the others', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  draw({ data: { videos, total: 3 * PAGE_SIZE } });
  expect(screen.getAllByText(/^Title/)).toHaveLength(PAGE_SIZE);
  expect(screen.queryByText('None are to be seen')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Page 3' }));
  expect(where()).toBe('/list?page=3');
  expect(scrolled).toHaveBeenCalledOnce();
});

it('a list without a total offers the next page after a full one, and none after a short one', () => {
  draw({});
  expect(links()).toEqual(['/list', '/list?page=3']);
  cleanup();
  draw({ data: { videos: videos.slice(1) } });
  expect(links()).toEqual(['/list']);
});

it('a list offers no pages where there is one alone', () => {
  draw({ data: { videos: videos.slice(0, 3), total: 3 } }, { address: '/list' });
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('a paged list says so where the filters of the viewer leave no video', () => {
  draw({}, { shown: [] });
  expect(screen.getByText('None are to be seen')).toBeTruthy();
});

it('a list offers a retry for a page that failed to load, and the links to the other pages', () => {
  const refetch = vi.fn();
  draw({ data: undefined, refetch }, { shown: [] });
  expect(screen.queryByText('None are to be seen')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
  expect(links()).toEqual(['/list', '/list?page=3']);
});

it('a paged list keeps the place of a page that is on its way', () => {
  draw({ data: undefined, isPending: true }, { shown: [] });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(links()).toEqual([]);
});

it('the first picture of a page is loaded before the program, and no other', () => {
  // The test's page fetches no pictures and calls all of them complete.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  draw({});
  const first = [...document.querySelectorAll('[data-part=thumbnail] img')].map((picture) =>
    picture.getAttribute('fetchpriority'),
  );
  expect(first.slice(0, 3)).toEqual(['high', null, null]);
});
