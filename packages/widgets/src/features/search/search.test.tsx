import {
  CallError,
  type Client,
  type CommentedVideo,
  type SearchedVideo,
} from '@oshimado/contract';
import { wordsChip, writeChips, type SearchChip } from '@oshimado/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage, Where, where } from '../../testing';
import { sampleChannel } from '../../testing/samples';
import { SearchAt } from '../../testing/search-at';
import { SearchForm } from './SearchForm';
import { SearchHeading } from './SearchHeading';
import { SearchResults } from './SearchResults';
import { SearchToolbar } from './SearchToolbar';

// Loaded before the tests, so that none of them waits for a disk.
await import('./OpenSearchForm');
await import('../../parts/watch-together/WatchTogether');

const WORDS = wordsChip('title & desc', 'karaoke');
const COMMENT = wordsChip('comments', 'clap');
const video = (id: string): SearchedVideo => ({
  id,
  title: `Title of ${id}`,
  type: 'stream',
  published_at: '2026-01-01T00:00:00.000Z',
  available_at: '2026-01-01T00:00:00.000Z',
  duration: 600,
  status: 'past',
  songcount: 0,
  channel: sampleChannel,
});
const query = (chips: readonly SearchChip[], more = '') =>
  `/search?${new URLSearchParams({ q: writeChips(chips) }).toString()}${more}`;

const noChoices: Partial<Client> = {
  getOrgs: () => Promise.resolve([]),
  getTopics: () => Promise.resolve([]),
};

function draw(at: string, answer: () => Promise<unknown>) {
  const postVideoSearch = vi.fn(answer);
  const postCommentSearch = vi.fn(answer);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two calls have answers of different types
  const calls = { ...noChoices, postVideoSearch, postCommentSearch } as Partial<Client>;
  render(
    <FeaturePage client={clientOf(calls)} address={at}>
      <SearchAt address={at}>
        {(page) => (
          <>
            <SearchToolbar page={page} formId="form" />
            {page.state.isAdvanced ? <SearchForm page={page} /> : null}
            <SearchResults page={page} />
            <button type="button" onClick={() => page.go({ chips: [] })}>
              No condition
            </button>
          </>
        )}
      </SearchAt>
      <Where />
    </FeaturePage>,
  );
  return { postVideoSearch, postCommentSearch };
}
const found = (...items: readonly SearchedVideo[]) =>
  Promise.resolve({ total: items.length, items });

describe('the parts of the search page', () => {
  it('the page asks nothing without a condition, and says how to begin', async () => {
    const { postVideoSearch } = draw('/search', () => found());
    expect(await screen.findByText('What are you looking for?')).toBeTruthy();
    expect(postVideoSearch).not.toHaveBeenCalled();
  });

  it('the way to begin opens the form, whose button has the focus', async () => {
    draw('/search', () => found());
    const open = await screen.findByRole('button', { name: 'Choose filters' });
    open.focus();
    fireEvent.click(open);
    const toggle = await screen.findByRole('button', { name: 'Hide filters' });
    expect(document.activeElement).toBe(toggle);
  });

  it('the results are what was found', async () => {
    const { postVideoSearch } = draw(query([WORDS], '&sort=longest&page=2&min_minutes=5'), () =>
      Promise.resolve({ total: 61, items: [video('a'), video('b')] }),
    );
    expect(await screen.findByText('Title of a')).toBeTruthy();
    expect(postVideoSearch).toHaveBeenCalledWith(
      {
        body: expect.objectContaining({
          conditions: [{ text: 'karaoke' }],
          sort: 'longest',
          min_duration: 300,
          offset: 30,
          limit: 30,
        }),
      },
      expect.anything(),
    );
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toContain('page=3');
  });

  it('the results say that there may be more than were counted, and offer more pages', async () => {
    draw(query([WORDS]), () =>
      Promise.resolve({ total: 1_000, total_is_minimum: true, items: [video('a')] }),
    );
    expect(await screen.findByText('At least 1,000 results')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Page 2' })).toBeTruthy();
  });

  it('the page offers to watch what was found together, as long as there is a search', async () => {
    draw(query([WORDS]), () => found(video('aaaaaaaaaaa'), video('bbbbbbbbbbb')));
    const together = await screen.findByRole('link', { name: 'Watch in Multiview' });
    expect(together.getAttribute('href')).toContain('aaaaaaaaaaa');
    fireEvent.click(screen.getByRole('button', { name: 'No condition' }));
    expect(await screen.findByText('What are you looking for?')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Watch in Multiview' })).toBeNull();
  });

  it.each([
    ['one topic', [{ type: 'topic', value: 'mario_kart', text: 'mario kart' }], true],
    ['one organization', [{ type: 'org', value: 'Hololive', text: 'Hololive' }], true],
    ['words', [WORDS], false],
  ] as const)('of %s alone has a bell or not', async (_, chips, hasBell) => {
    draw(query(chips), () => found());
    await screen.findByText('No results');
    const bells = () => screen.queryAllByRole('button', { name: /^Notifications for/ });
    await vi.waitFor(() => expect(bells()).toHaveLength(hasBell ? 1 : 0));
  });

  it('a saved search has a bell, which no search of comments has', async () => {
    const saved = [WORDS, COMMENT].map((chip) => ({
      id: chip.text,
      name: chip.text,
      query: new URLSearchParams({ q: writeChips([chip]) }).toString(),
    }));
    localStorage.setItem('oshimado.searches', JSON.stringify(saved));
    const newValue = localStorage.getItem('oshimado.searches');
    draw(query([WORDS]), () => found());
    fireEvent.click(await screen.findByRole('button', { name: 'Saved searches' }));
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'oshimado.searches', newValue }));
    });
    const bell = await screen.findByRole('button', { name: 'Notifications for karaoke' });
    expect(screen.queryByRole('button', { name: 'Notifications for clap' })).toBeNull();
    fireEvent.click(bell);
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeTruthy();
  });

  it('restarts at the first page when the order changes', async () => {
    draw(query([WORDS], '&page=2'), () => found(video('a')));
    fireEvent.change(await screen.findByLabelText('Sort by'), { target: { value: 'oldest' } });
    await vi.waitFor(() => expect(where()).toContain('sort=oldest'));
    expect(where()).not.toContain('page=');
  });

  it('the page says when nothing was found', async () => {
    draw(query([WORDS]), () => found());
    expect(await screen.findByText('No results')).toBeTruthy();
  });

  it('the page offers to try again after a failure', async () => {
    let isDown = true;
    draw(query([WORDS]), () => (isDown ? Promise.reject(new Error('down')) : found(video('back'))));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByText('Title of back')).toBeTruthy();
  });

  it('matching comments have their times as links into the video', async () => {
    const commented: CommentedVideo = {
      ...video('dQw4w9WgXcQ'),
      comments: [{ comment_key: '1', message: '1:02:03 clap' }],
    };
    draw(query([COMMENT]), () => Promise.resolve({ total: 1, items: [commented] }));
    const time = await screen.findByRole('link', { name: '1:02:03' });
    expect(time.getAttribute('href')).toBe('/watch/dQw4w9WgXcQ?t=3723');
  });

  it.each([
    [[COMMENT, WORDS], 'Cannot search using comment + title & desc filters at the same time.'],
    [[COMMENT, wordsChip('comments', 'b')], 'Cannot search using multiple comment conditions.'],
  ])('sends no conditions that contradict each other', async (chips, sentence) => {
    const calls = draw(query(chips), () => found());
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(calls.postVideoSearch).not.toHaveBeenCalled();
    expect(calls.postCommentSearch).not.toHaveBeenCalled();
  });

  it('the form becomes conditions of the address', async () => {
    draw('/search?advanced=true&sort=longest&page=4', () => found());
    const title = await screen.findByLabelText('Title or description');
    fireEvent.change(title, { target: { value: 'karaoke' } });
    expect(screen.getByLabelText<HTMLInputElement>('Comments').disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await vi.waitFor(() =>
      expect(where()).toBe(
        `/search?${new URLSearchParams({ advanced: 'true', sort: 'longest', q: writeChips([WORDS]) }).toString()}`,
      ),
    );
  });
});

it('a guest is asked to log in to search favorites', async () => {
  draw('/search?favorites=true', () =>
    Promise.reject(new CallError('http', 'postVideoSearch', '', 401)),
  );
  expect(await screen.findByText('Log in to search your favorites')).toBeTruthy();
});

describe('the heading', () => {
  const drawHeading = (at: string) => {
    render(
      <FeaturePage client={clientOf({})} address={at}>
        <SearchAt address={at}>{(page) => <SearchHeading page={page} />}</SearchAt>
        <Where />
      </FeaturePage>,
    );
    return screen.getByRole('heading', { level: 1 });
  };
  const chip = (type: SearchChip['type'], value: string, text = value) => ({ type, value, text });

  it.each([
    ['/search', 'Search'],
    [query([WORDS]), 'Results for “karaoke”'],
    [
      query([
        WORDS,
        chip('channel', 'UC1', 'Sora'),
        chip('channel', 'UC2', 'Miko'),
        chip('topic', 'Ring_Brawlers'),
        chip('topic', 'membersonly'),
        chip('org', 'Hololive'),
      ]),
      'Results for “karaoke” · Channel: Sora, Miko · Topic: Ring Brawlers or Members only · Organization: Hololive',
    ],
    [
      query([COMMENT], '&type=clip&sort=longest&clip_lang=ja,en&status=live&min_minutes=30'),
      'Comments: clap · Type: Clips · Status: Live · At least (minutes): 30 · Clip languages: Japanese or English · Sort by: Longest',
    ],
    // A language that no browser has a name for.
    ['/search?talent_lang=ja-12&favorites=true', 'Only my favorite channels'],
  ])('the heading says what %s asks', (at, words) => {
    expect(drawHeading(at).textContent).toBe(words);
  });

  it('the heading clears all of it at once', () => {
    drawHeading(query([WORDS], '&type=clip&sort=longest&status=live&page=3&advanced=true'));
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(where()).toBe('/search?advanced=true');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });
});
