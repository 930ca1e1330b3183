/** What a viewer does on the page of the schedule. */
import type { Client } from '@oshimado/contract';
import { moduleKey } from '@oshimado/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { recordDownloads } from '../../testing/downloads';
import { videosCall } from '../../testing/schedule-client';
import { loadSchedule, openSchedule as open, streamAt as at } from '../../testing/schedule-page';
import { DAY, HOUR, MINUTE } from '../../testing/videos';

beforeAll(loadSchedule);

const over = (title: string, ms: number) => at(title, ms, { status: 'past', duration: 3_600 });

const day = async (name: RegExp) => screen.findByRole('region', { name });
const linesOf = (section: HTMLElement) =>
  within(section)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the agenda', () => {
  it('the agenda has today with what is running, now, and what comes, in both zones', async () => {
    await open(
      [
        over('Morning', -4 * HOUR),
        at('Running', -HOUR, { status: 'live' }),
        at('Evening', 3 * HOUR),
        at('Tomorrow', 25 * HOUR),
      ],
      { timeZone: 'Europe/Berlin' },
    );
    const today = await day(/^today/);
    expect(linesOf(today).map((line) => line?.replaceAll(/\s/gu, ' '))).toEqual([
      '12:00 PM8:00 PM JSTRunningLiveHoshimi Minato',
      'Now, 1:00 PM',
      '4:00 PMSun, 12:00 AM JSTEveningHoshimi Minato',
    ]);
    expect(linesOf(await day(/^tomorrow/))).toHaveLength(1);
  });

  it('the agenda has what runs since yesterday, and nobody waits for what never began', async () => {
    await open([
      at('Since yesterday', -20 * HOUR, { status: 'live' }),
      at('Never began', -3 * HOUR),
    ]);
    const today = await day(/^today/);
    expect(await within(today).findByRole('link', { name: 'Since yesterday' })).toBeTruthy();
    expect(linesOf(today)[0]).toContain('since the day before');
    expect(screen.queryByText('Never began')).toBeNull();
  });

  it('the agenda has what was to begin before midnight and has not yet', async () => {
    await open([at('Late', -70 * MINUTE), at('Never began', -130 * MINUTE)], {
      timeZone: 'Pacific/Auckland',
    });
    const today = await day(/^today/);
    expect(await within(today).findByRole('link', { name: 'Late' })).toBeTruthy();
    expect(screen.queryByText('Never began')).toBeNull();
  });

  it('folds days without streams', async () => {
    await open([at('Far', 10 * DAY)]);
    expect(await screen.findByText('Nothing scheduled')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show later days' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show later days' }));
    expect(await screen.findByText('Sun, Jan 11 – Mon, Jan 19: nothing scheduled')).toBeTruthy();
    await day(/January 20/);
  });

  it('the agenda shows what is over today, then the days before, one press each', async () => {
    await open([over('Yesterday', -20 * HOUR), over('Morning', -4 * HOUR), at('Evening', HOUR)]);
    await day(/^today/);
    expect(screen.queryByText('Morning')).toBeNull();
    const earlier = () => fireEvent.click(screen.getByRole('button', { name: /earlier/ }));
    earlier();
    expect(screen.getByText('Morning')).toBeTruthy();
    earlier();
    expect(linesOf(await day(/^yesterday/))).toHaveLength(1);
  });

  it('the agenda marks what is not certain, and what is no stream yet', async () => {
    await open([
      at('Concert', HOUR, {
        type: 'placeholder',
        placeholderType: 'event',
        certainty: 'likely',
      }),
    ]);
    const [, concert] = linesOf(await day(/^today/));
    expect(concert).toContain('Event');
    expect(concert).toContain('Not confirmed yet');
  });

  it('the agenda asks for all of a day with more streams than one answer has', async () => {
    const videos = Array.from({ length: 230 }, (_, index) =>
      at(`Stream ${index}`, HOUR + index * MINUTE),
    );
    await open(videos);
    const today = await day(/^today/);
    await waitFor(() => expect(within(today).getAllByRole('link')).toHaveLength(230));
  });

  it('the agenda says that it could not be loaded, and loads it on request', async () => {
    const getVideos = vi.fn<Client['getVideos']>().mockRejectedValue(new Error('down'));
    await open([], { client: { getVideos } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    getVideos.mockImplementation(videosCall([at('Evening', HOUR)]));
    fireEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Evening' })).toBeTruthy();
  });
});

describe('the place of a schedule', () => {
  it('the place of a schedule is a day further with each step, and today again', async () => {
    await open([at('Tomorrow', 25 * HOUR)]);
    fireEvent.click(screen.getByRole('button', { name: 'Next day' }));
    expect(screen.getByTestId('query').textContent).toBe('date=2026-01-11');
    await day(/^tomorrow/);
    expect(screen.queryByRole('region', { name: /^today/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByTestId('query').textContent).toBe('');
    await day(/^today/);
  });

  it('the place of a schedule is the day that is chosen from a month', async () => {
    await open([at('Tomorrow', 25 * HOUR)]);
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Choose a date' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Thursday, January 15, 2026' }));
    expect(screen.getByTestId('query').textContent).toBe('date=2026-01-15');
  });

  it('is of a topic', async () => {
    const getVideos = await open([at('Song', HOUR, { topic_id: 'singing' }), at('Chat', HOUR)], {
      address: 'topic=singing',
    });
    expect(await screen.findByRole('link', { name: 'Song' })).toBeTruthy();
    expect(screen.queryByText('Chat')).toBeNull();
    expect(getVideos.mock.lastCall?.[0]).toMatchObject({ topic: 'singing', org: 'Hololive' });
  });

  it('the place of a schedule is passed on as the calendar of its organization, as a picture, and as a link', async () => {
    await open([], { address: 'topic=singing' });
    fireEvent.click(screen.getByRole('button', { name: 'Export and share' }));
    expect(await screen.findByRole('menuitem', { name: /calendar apps/ })).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'Copy link' })).toBeTruthy();
    const picture = screen.getByRole('menuitem', { name: 'Open as a picture' });
    expect(picture.getAttribute('href')).toContain('/card.png?page=%2Fschedule');
  });

  it('a schedule of favorites needs a login', async () => {
    await open([], { address: 'who=favorites' });
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy();
  });

  it('the place of a schedule is today where the address says no day', async () => {
    await open([at('Evening', HOUR)], { address: 'date=2026-02-31' });
    expect(await day(/^today/)).toBeTruthy();
  });
});

describe('the file of a schedule', () => {
  const downloads = recordDownloads();

  const streams = [
    over('Morning', -4 * HOUR),
    at('Running', -HOUR, { status: 'live' }),
    at('Tomorrow', 25 * HOUR),
    at('Far', 10 * DAY),
  ];
  const save = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Export and share' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /\.ics/ }));
    const text = (await downloads.at(-1)?.file.text()) ?? '';
    return [...text.matchAll(/SUMMARY:.*: (.*)\r/g)].map(([, title]) => title);
  };
  const titles = () => screen.getAllByRole('link').map((link) => link.textContent);

  it('the file of a schedule has the rows of the list', async () => {
    await open(streams);
    await day(/^tomorrow/);
    expect(await save()).toEqual(['Running', 'Tomorrow']);
  });

  it('the file of a schedule has what is over when that is shown', async () => {
    await open(streams);
    await day(/^tomorrow/);
    fireEvent.click(screen.getByRole('button', { name: /earlier/ }));
    expect(await save()).toEqual(['Morning', 'Running', 'Tomorrow']);
    expect(titles()).toEqual(['Morning', 'Running', 'Tomorrow']);
  });

  it('the file of a schedule has the streams of the week', async () => {
    await open(streams, { address: 'view=week' });
    await screen.findByRole('link', { name: /Tomorrow/ });
    expect(await save()).toEqual(['Morning', 'Running', 'Tomorrow']);
  });

  it('the file of a schedule has the streams of the week without room in a day', async () => {
    const titles = ['One', 'Two', 'Three', 'Four'];
    const together = titles.map((title, index) => at(title, HOUR + index * MINUTE));
    await open(together, { address: 'view=week' });
    await screen.findByRole('button', { name: /2 more streams/ });
    expect(await save()).toEqual(titles);
  });

  it('the file of a schedule is not made of nothing', async () => {
    await open([]);
    await day(/^today/);
    expect(await save()).toEqual([]);
    expect(downloads).toEqual([]);
  });
});

describe('the week', () => {
  const week = [
    at('Since yesterday', -13 * HOUR, { status: 'live' }),
    at('Noon', 60 * MINUTE),
    at('Also noon', 90 * MINUTE),
    at('Tomorrow', 25 * HOUR),
    at('Next week', 7 * DAY),
  ];
  const openWeek = async () => {
    await open(week, { address: 'view=week' });
    return screen.findByRole('grid', { name: /Jan 10.*Jan 16/ });
  };
  const focused = () => document.activeElement?.textContent ?? '';
  const press = (grid: HTMLElement, key: string) =>
    fireEvent.keyDown(document.activeElement ?? grid, { key });

  it('the week has each stream on its day, and one stop for the Tab key', async () => {
    const grid = await openWeek();
    expect(await within(grid).findByRole('link', { name: /Tomorrow/ })).toBeTruthy();
    const rows = within(grid).getAllByRole('row');
    const cells = rows.map((row) => within(row).getAllByRole('gridcell').length);
    expect(cells).toEqual([3, 1, 1, 1, 1, 1, 1]);
    expect(rows[2]?.textContent).toContain('Nothing scheduled');
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(within(grid).getByRole('link', { name: /Since yesterday/ }).textContent).toContain(
      'since the day before',
    );
  });

  it('the week has no stream until all its days have arrived, so that none moves', async () => {
    const answers: (() => void)[] = [];
    const getVideos: Client['getVideos'] = async (query) => {
      if (query?.status === undefined) await new Promise<void>((done) => answers.push(done));
      return videosCall(week)(query);
    };
    await open(week, { address: 'view=week', client: { getVideos } });
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(answers).toHaveLength(8));
    const [last, ...others] = answers;
    await act(async () => others.forEach((answer) => answer()));
    expect(grid.getAttribute('aria-busy')).toBe('true');
    expect(within(grid).queryByRole('link')).toBeNull();
    await act(async () => last?.());
    expect(await within(grid).findAllByRole('link')).toHaveLength(4);
    expect(grid.getAttribute('aria-busy')).toBe('false');
  });

  it('the week keeps its streams while what runs, which failed, is asked for again', async () => {
    let asked = 0;
    const getVideos: Client['getVideos'] = (query) => {
      if (query?.status?.[0] !== 'live') return videosCall(week)(query);
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('down')) : new Promise(() => undefined);
    };
    await open(week, { address: 'view=week', client: { getVideos } });
    const grid = await screen.findByRole('grid');
    const noon = await within(grid).findByRole('link', { name: /Noon/ });
    act(() => noon.focus());
    fireEvent.keyDown(noon, { key: 'PageDown' });
    fireEvent.keyDown(await within(grid).findByRole('link', { name: /Next week/ }), {
      key: 'PageUp',
    });
    await waitFor(() => expect(asked).toBe(2));
    expect(within(grid).getAllByRole('link')).toHaveLength(4);
  });

  it('the week puts streams that overlap side by side', async () => {
    const grid = await openWeek();
    await within(grid).findByRole('link', { name: /Tomorrow/ });
    const cellOf = (name: RegExp) => within(grid).getByRole('link', { name }).parentElement?.style;
    expect(cellOf(/Noon/)?.inlineSize).toBe('50%');
    expect(cellOf(/Also noon/)?.insetInlineStart).toBe('50%');
    expect(cellOf(/Tomorrow/)?.inlineSize).toBe('100%');
  });

  describe('with more streams at a time than a day has room for', () => {
    const long = { duration: 6 * 3_600 };
    const streams = [1, 2, 3, 4].map((number) =>
      at(`Stream ${number}`, number * 30 * MINUTE, long),
    );
    const openFull = async () => {
      await open(streams, { address: 'view=week' });
      return screen.findByRole('button', { name: '1:30 PM: 2 more streams' });
    };

    it('has the others in a list behind their number', async () => {
      const stack = await openFull();
      const grid = screen.getByRole('grid');
      expect(within(grid).getAllByRole('link')).toHaveLength(2);
      fireEvent.click(stack);
      const list = await screen.findByRole('dialog', { name: '1:30 PM: 2 more streams' });
      const links = within(list).getAllByRole('link');
      expect(links.map((link) => link.textContent)).toEqual(['Stream 3', 'Stream 4']);
    });

    it('has their number among the cells of its keys, which the list does not share', async () => {
      const stack = await openFull();
      const grid = screen.getByRole('grid');
      act(() =>
        within(grid)
          .getByRole('link', { name: /Stream 2/ })
          .focus(),
      );
      press(grid, 'End');
      expect(document.activeElement).toBe(stack);
      expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
      fireEvent.click(stack);
      const list = await screen.findByRole('dialog');
      const link = within(list).getByRole('link', { name: 'Stream 4' });
      act(() => link.focus());
      press(list, 'Home');
      expect(document.activeElement).toBe(link);
    });
  });

  it('the week is moved through with arrows, and to other weeks with Page Up and Page Down', async () => {
    const grid = await openWeek();
    act(() => within(grid).getByRole('link', { name: /Since/ }).focus());
    press(grid, 'ArrowDown');
    expect(focused()).toContain('Noon');
    press(grid, 'ArrowRight');
    expect(focused()).toContain('Tomorrow');
    press(grid, 'ArrowRight');
    expect(focused()).toBe('Nothing scheduled');
    press(grid, 'PageDown');
    expect(screen.getByTestId('query').textContent).toBe('view=week&date=2026-01-17');
    expect(await within(grid).findByRole('link', { name: /Next week/ })).toBeTruthy();
    await waitFor(() => expect(focused()).toBe('Nothing scheduled'));
    press(grid, 'PageUp');
    expect(screen.getByTestId('query').textContent).toBe('view=week');
  });
});

describe('late hours', () => {
  it('late hours are a setting of the device: a day ends at 29:00', async () => {
    await open([at('Night', 13.5 * HOUR)]);
    await day(/^tomorrow/);
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    fireEvent.click(await screen.findByRole('switch', { name: /25:30/ }));
    expect(localStorage.getItem(moduleKey('settings'))).toContain('"lateHours":true');
    const today = await day(/^today/);
    await waitFor(() => expect(linesOf(today).join()).toContain('25:30'));
  });
});
