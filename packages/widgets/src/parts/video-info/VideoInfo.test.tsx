import type { VideoFull } from '@oshimado/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CardsProvider } from '../../features/card-actions';
import { createFakeMedia } from '../../testing/fake-media';
import { emptyDetails } from '../../testing/samples';
import { channel, fromNow, HOUR, liveVideo, video } from '../../testing/videos';
import { WatchPage } from '../../testing/watch-page';
import { VideoInfo } from './VideoInfo';

// Its code comes when it is opened; here it is there.
await import('./ShareMenu');

const full = (changes: Partial<VideoFull> = {}): VideoFull => ({
  ...video({ status: 'past', available_at: '2026-01-01T09:00:00.000Z', duration: 3_723 }),
  ...emptyDetails,
  ...changes,
});
const related: VideoFull['clips'][number] = {
  id: 'clip-0',
  title: 'A clip',
  type: 'clip',
  status: 'past',
  duration: 60,
  available_at: '2026-01-01T10:00:00.000Z',
  channel: channel({ id: 'UCcutter' }),
};
const mentions = Array.from({ length: 5 }, (_, index) => ({
  ...channel({ id: `UC${index}`, english_name: `Guest ${index}` }),
  group: null,
}));

const onReport = vi.fn<() => void>();
const jump = vi.fn<(seconds: number) => void>();
const page = (shown: VideoFull, media = createFakeMedia()) => (
  <WatchPage media={media} jump={jump}>
    <CardsProvider onReport={onReport}>
      <VideoInfo video={shown} />
    </CardsProvider>
  </WatchPage>
);
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u202F\u00A0]/g, ' ');
const time = () => plain(document.querySelector('time')?.textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('the title has the direction of its own words, as on a card', () => {
  render(page(full({ title: 'שלום!' })));
  expect(screen.getByRole('heading', { level: 1 }).dir).toBe('auto');
});

describe('the line below the title', () => {
  it('the line below the title says the full date and the length of what is past', () => {
    render(page(full()));
    expect(time()).toBe('January 1, 2026 at 9:00 AM');
    expect(screen.getByText('1:02:03')).toBeTruthy();
    expect(document.querySelector('time')?.title).toContain('JST');
  });

  it('the line below the title says how long until what is upcoming, with the full date as a hint', () => {
    render(page(full({ ...video(), available_at: fromNow(HOUR) })));
    expect(time()).toBe('in 1 hour (1:00 PM)');
    expect(document.querySelector('time')?.title).toContain('Jan 10');
  });

  it('the line below the title follows a stream that starts, and its viewers', () => {
    const { rerender } = render(page(full({ ...video(), available_at: fromNow(-HOUR) })));
    expect(time()).toBe('soon');
    rerender(page(full({ ...liveVideo(), live_viewers: 1_000 })));
    expect(time()).toBe('Streaming for 1:00:00');
    expect(screen.getByText('1K viewers').textContent).toBe('1K viewers');
    rerender(page(full({ ...liveVideo(), live_viewers: 1_250 })));
    expect(screen.getByText('+250').title).toBe('+250 since the last update');
    rerender(page(full({ ...liveVideo(), live_viewers: 1_150 })));
    expect(screen.getByText('-100')).toBeTruthy();
    // Another video starts without a change.
    rerender(page(full({ ...liveVideo(), id: 'bbbbbbbbbbb', live_viewers: 10 })));
    expect(screen.getByText('10 viewers').textContent).toBe('10 viewers');
  });

  it('the line below the title leads to the topic in the channel’s organization', () => {
    render(page(full({ topic_id: 'Block_Garden' })));
    const href = screen.getByRole('link', { name: 'Block Garden' }).getAttribute('href') ?? '';
    const words = new URL(href, 'https://a.example').searchParams.get('q');
    expect(words).toContain('topic,Block_Garden');
    expect(words).toContain('org,Hololive');
  });

  it('notes that a placeholder is not certain, and leads to its page', () => {
    const shown = full({
      type: 'placeholder',
      status: 'upcoming',
      placeholderType: 'event',
      certainty: 'likely',
      link: 'https://a.example/event',
    });
    render(page(shown));
    expect(screen.getByText('Not confirmed yet')).toBeTruthy();
    const link = screen.getByRole('link', { name: /^Open stream page/ });
    expect(link.getAttribute('href')).toBe('https://a.example/event');
  });
});

it('three of those who take part are shown, then all', () => {
  render(page(full({ mentions })));
  const guests = () => within(screen.getByRole('list', { name: 'With' })).getAllByRole('link');
  expect(guests()).toHaveLength(3);
  press('Show 2 more channels');
  expect(guests()).toHaveLength(5);
  press('Show fewer channels');
  expect(guests()).toHaveLength(3);
});

describe('the description', () => {
  it('the description is folded when it is long, and its times jump', () => {
    render(page(full({ description: `12:34 castle\n${'line\n'.repeat(9)}<b>end</b>` })));
    press('Jump to 12:34');
    expect(jump).toHaveBeenCalledWith(754);
    expect(document.querySelector('section b')).toBeNull();
    press('Show more');
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
  });

  it('the description has no button when it is short, and no place when it is empty', () => {
    const { rerender } = render(page(full({ description: 'Hello' })));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    rerender(page(full()));
    expect(screen.queryByRole('region', { name: 'Description' })).toBeNull();
  });
});

describe('sharing', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  beforeEach(() => {
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  });

  it('sharing copies the address, also from where it is playing', async () => {
    render(page(full(), createFakeMedia({ currentTime: 754.9 })));
    press('Share');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Copy link at 12:34' }));
    await waitFor(() => expect(writeText).toHaveBeenCalled());
    expect(writeText.mock.lastCall?.[0]).toMatch(/\/watch\/aaaaaaaaaaa\?t=754$/);
    await screen.findByText('Link copied');
  });

  it('sharing has no position at the very start', async () => {
    render(page(full()));
    press('Share');
    expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: /^Copy link at/ })).toBeNull();
  });
});

it('a video can be opened on YouTube, and reported', () => {
  render(page(full()));
  expect(screen.getByRole('link', { name: /^Watch on YouTube/ }).getAttribute('href')).toBe(
    'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  );
  press('Report');
  expect(onReport).toHaveBeenCalledOnce();
});

describe('a video that is gone', () => {
  const gone = (changes: Partial<VideoFull> = {}) => full({ status: 'missing', ...changes });

  it('a video that is gone says since when, and what is still here', () => {
    render(
      page(
        gone({
          missing_since: '2026-05-03T09:00:00.000Z',
          clips: [
            { ...related, id: 'clip-1' },
            { ...related, id: 'clip-2' },
            { ...related, id: 'clip-3', status: 'missing' },
          ],
          live_tl_count: { en: 1_200, ja: 3 },
        }),
      ),
    );
    expect(screen.getByText('No longer available since May 3, 2026.')).toBeTruthy();
    expect(screen.getByText('Still here: 2 clips and 1.2K translated lines.')).toBeTruthy();
  });

  it('the notice of a missing video has no unknown day, and no empty list', () => {
    render(page(gone()));
    expect(screen.getByText('This video is no longer available.')).toBeTruthy();
    expect(screen.queryByText(/Still here/)).toBeNull();
  });
});
