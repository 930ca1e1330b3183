/** What elements that list videos draw, by what their server answers. */
import type { Video } from '@oshimado/contract';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOUR, liveVideo, video } from '../testing/videos';
import { loadListMessages } from './load-messages';
import { EmbedClips } from './oshi-clips/EmbedClips';
import { EmbedFeed } from './oshi-live-feed/EmbedFeed';
import { EmbedSchedule } from './oshi-schedule/EmbedSchedule';
import { EmbedSearch } from './oshi-search/EmbedSearch';

const messages = await loadListMessages('en');

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let servers = 0;

/** An element on a page of its own, whose server gives this answer to everything. */
function page(
  answer: (path: string) => unknown,
  isAllowed: (type: string) => boolean = () => true,
) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname } = new URL(address);
    asked.push(pathname);
    return Promise.resolve(Response.json(answer(pathname)));
  });
  servers += 1;
  const heard: (readonly [type: string, detail: unknown])[] = [];
  const phases: string[] = [];
  const complaints: string[] = [];
  const shared = {
    api: `https://server-${servers}.example`,
    lang: 'en',
    pictures: 'server',
    hasNamedTheme: false,
  } as const;
  const drawing = {
    speech: { language: 'en', messages },
    drawnAt: Date.now(),
    portal: document.body,
    onPhase: (phase: string) => phases.push(phase),
    complain: (message: string) => complaints.push(message),
    emit: (type: string, detail: unknown) => {
      heard.push([type, detail]);
      return isAllowed(type);
    },
  } as const;
  return { shared, drawing, heard, phases, complaints, asked };
}

/** Schedules have the days of the device: noon there, in whichever zone the tests run. */
const NOON = new Date(2026, 0, 10, 12).getTime();
const fromNoon = (hours: number) => new Date(NOON + hours * HOUR).toISOString();
const runningSince = (hours: number) => {
  const begin = fromNoon(-hours);
  return { available_at: begin, start_scheduled: begin, start_actual: begin };
};

const clip = (id: string): Video => video({ id, title: id, type: 'clip', status: 'past' });

describe('clips', () => {
  const options = { org: '', channels: [], languages: [], max: 3 };

  it('are awaited, and are cards then', async () => {
    const { shared, drawing, heard, phases } = page(() => [clip('one'), clip('two')]);
    render(<EmbedClips {...drawing} options={{ ...shared, ...options }} />);
    expect(screen.getByRole('status').textContent).toBe('Loading clips');
    const list = await screen.findByRole('list', { name: 'Clips' });
    expect(within(list).getAllByRole('article')).toHaveLength(2);
    expect([heard, phases]).toEqual([[['oshi-ready', { count: 2 }]], ['shown']]);
  });

  it('may be none', async () => {
    const { shared, drawing } = page(() => []);
    render(<EmbedClips {...drawing} options={{ ...shared, ...options }} />);
    expect(await screen.findByRole('heading', { name: 'No clips yet' })).toBeTruthy();
  });
});

describe('live feeds', () => {
  it('live feeds of two servers on one page show the streams of their own', async () => {
    const hosts: string[] = [];
    const { shared, drawing } = page(() => []);
    vi.stubGlobal('fetch', (address: string) => {
      const { host } = new URL(address);
      hosts.push(host);
      return Promise.resolve(Response.json([liveVideo({ title: `Of ${host}` })]));
    });
    const options = {
      ...shared,
      org: '',
      channels: [],
      max: 4,
      layout: 'cards',
      status: 'all',
      topics: [],
      hide: [],
    } as const;
    const origins = ['https://a.example', 'https://b.example'];
    render(
      <>
        {origins.map((api) => (
          <EmbedFeed key={api} {...drawing} options={{ ...options, api }} />
        ))}
      </>,
    );
    expect(await screen.findByText('Of a.example')).toBeDefined();
    expect(await screen.findByText('Of b.example')).toBeDefined();
    expect(new Set(hosts)).toEqual(new Set(['a.example', 'b.example']));
  });
});

describe('a schedule', () => {
  it('has its days, what runs and where there is nothing', async () => {
    vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
    const rows = [
      liveVideo({ id: 'running', title: 'Running', ...runningSince(1) }),
      video({ id: 'later', title: 'Later', available_at: fromNoon(2) }),
    ];
    const { shared, drawing, heard } = page(() => rows);
    const options = { ...shared, org: '', channels: [], days: 2 };
    render(<EmbedSchedule {...drawing} options={options} />);
    const [today, tomorrow] = await screen.findAllByRole('heading', { level: 2 });
    expect(today?.textContent).toMatch(/^today Saturday, January 10$/);
    expect(tomorrow?.textContent).toMatch(/^tomorrow Sunday, January 11$/);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('RunningLive');
    // A device in Japan has no second time.
    const isInJapan = new Date(NOON).getTimezoneOffset() === -540;
    expect(second?.textContent).toMatch(isInJapan ? /^2:00 PMLater/ : /JST.*Later/);
    expect(screen.getByText('Nothing scheduled')).toBeTruthy();
    expect(heard).toEqual([['oshi-ready', { count: 2 }]]);
  });
});

describe('a schedule of today', () => {
  it('says what runs since the day before', async () => {
    vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
    const rows = [
      liveVideo({ id: 'endless', title: 'Endless', ...runningSince(24) }),
      liveVideo({ id: 'running', title: 'Running', ...runningSince(1) }),
    ];
    const { shared, drawing } = page(() => rows);
    const options = { ...shared, org: '', channels: [], days: 1 };
    render(<EmbedSchedule {...drawing} options={options} />);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toMatch(/Endless.*since the day before/);
    expect(second?.textContent).not.toContain('since the day before');
  });
});

describe('a search', () => {
  const options = { org: '', max: 3 };
  const searchFor = (text: string) => {
    const field = screen.getByRole('searchbox', { name: 'Search streams and clips' });
    fireEvent.change(field, { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  };

  it('asks for nothing before there are words, and shows what it finds then', async () => {
    const { shared, drawing, heard, asked } = page(() => ({ total: 40, items: [clip('one')] }));
    render(<EmbedSearch {...drawing} options={{ ...shared, ...options }} />);
    searchFor('  ');
    expect(asked).toEqual([]);
    searchFor(' mario kart ');
    expect(await screen.findByText('40 videos found')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'See all results' }).getAttribute('href')).toContain(
      `${shared.api}/search?q=`,
    );
    expect(asked).toEqual(['/api/v2/search/videoSearch']);
    expect(heard).toEqual([
      ['oshi-ready', {}],
      ['oshi-search', { text: 'mario kart' }],
    ]);
  });

  it('says that nothing is found', async () => {
    const { shared, drawing } = page(() => ({ total: 0, items: [] }));
    render(<EmbedSearch {...drawing} options={{ ...shared, ...options }} />);
    searchFor('qqxx');
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('is left to a page that cancels it', () => {
    const { shared, drawing, asked } = page(
      () => [],
      (type) => type !== 'oshi-search',
    );
    render(<EmbedSearch {...drawing} options={{ ...shared, ...options }} />);
    searchFor('mario');
    expect(asked).toEqual([]);
  });

  it('keeps the keys in its field, but for those that lead out of it', () => {
    const { shared, drawing } = page(() => []);
    const keys: string[] = [];
    const note = ({ key }: KeyboardEvent) => keys.push(key);
    addEventListener('keydown', note);
    render(<EmbedSearch {...drawing} options={{ ...shared, ...options }} />);
    const field = screen.getByRole('searchbox');
    for (const key of ['k', '/', 'Enter', 'Tab', 'Escape']) fireEvent.keyDown(field, { key });
    removeEventListener('keydown', note);
    expect(keys).toEqual(['Tab', 'Escape']);
  });
});

describe('an organization that the server does not know', () => {
  const ORGS = '/statics/orgs.json';
  const orgs = [{ id: '1', name: 'Hololive' }];
  const nothing = (path: string) => {
    if (path === ORGS) return orgs;
    return path.includes('videoSearch') ? { total: 0, items: [] } : [];
  };
  const draw = {
    clips: ({ shared, drawing }: ReturnType<typeof page>, org: string) =>
      render(
        <EmbedClips
          {...drawing}
          options={{ ...shared, org, channels: [], languages: [], max: 3 }}
        />,
      ),
    schedule: ({ shared, drawing }: ReturnType<typeof page>, org: string) =>
      render(<EmbedSchedule {...drawing} options={{ ...shared, org, channels: [], days: 2 }} />),
    search: ({ shared, drawing }: ReturnType<typeof page>, org: string) => {
      render(<EmbedSearch {...drawing} options={{ ...shared, org, max: 4 }} />);
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'mario' } });
      fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    },
  };

  it.each(['clips', 'schedule', 'search'] as const)(
    'is named in the console by %s',
    async (kind) => {
      const site = page(nothing);
      draw[kind](site, 'hololive');
      await waitFor(() =>
        expect(site.complaints).toEqual([
          `org="hololive" is no organization of ${site.shared.api}; nothing is shown of it.`,
        ]),
      );
    },
  );

  it('is none that the server lists, of which there is nothing now', async () => {
    const site = page(nothing);
    draw.clips(site, 'Hololive');
    await waitFor(() => expect(site.asked).toContain(ORGS));
    await screen.findByRole('heading', { name: 'No clips yet' });
    expect(site.complaints).toEqual([]);
  });
});
