/** Streams of one event on the page of the schedule: one row, one block, one entry of the file. */
import { defaultSettings, moduleKey, writeModule } from '@oshimado/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordDownloads } from '../../testing/downloads';
import { loadSchedule, openSchedule as open, streamAt as at } from '../../testing/schedule-page';
import { channel, HOUR, MINUTE } from '../../testing/videos';
import { foldDays } from './fold-schedule';

beforeAll(loadSchedule);

const event_id = 'simulcast';
const guest = channel({ id: 'UCguest', name: 'Guest', english_name: 'Guest', org: 'Hololive' });
const own = at('Concert', 2 * HOUR, { event_id });
const elsewhere = at('Twitch', 2 * HOUR - 5 * MINUTE, {
  event_id,
  type: 'placeholder',
  placeholderType: 'external-stream',
  link: 'https://www.twitch.tv/minato',
});
const ofGuest = at('Guest-view', 2 * HOUR + 5 * MINUTE, { event_id, channel: guest });
const alone = at('Alone', 4 * HOUR);

describe('the list of days', () => {
  const rows = async () => {
    const today = await screen.findByRole('region', { name: /^today/ });
    return [...today.querySelectorAll<HTMLElement>('[data-part="stream"]')];
  };

  it('the list of days has one row for an event, at the time of its stream on the preferred platform', async () => {
    await open([elsewhere, own, ofGuest, alone]);
    const [event, other] = await rows();
    expect(event?.textContent).toContain('2:00 PM');
    expect(within(event!).getByRole('link', { name: 'Concert' })).toBeTruthy();
    expect(other?.textContent).toContain('Alone');
    expect(await rows()).toHaveLength(2);
  });

  it('unfolds the streams of an event in place, each with its platform, and all together', async () => {
    await open([elsewhere, own, ofGuest]);
    fireEvent.click(await screen.findByRole('button', { name: 'Streams of this event: 3' }));
    const members = await screen.findAllByRole('link', { name: /YouTube|Twitch/ });
    expect(members.map((link) => link.getAttribute('href'))).toEqual([
      `/watch/${own.id}`,
      `/watch/${ofGuest.id}`,
      'https://www.twitch.tv/minato',
    ]);
    expect(await screen.findByRole('link', { name: 'Watch in Multiview' })).toBeTruthy();
  });

  it('the list of days shows what is left of an event whose other stream the viewer hides', async () => {
    const blocked = { ...guest, suborg: null, group: null };
    const settings = { ...defaultSettings('en'), blockedChannels: [blocked] };
    const { key, text } = writeModule('settings', settings);
    localStorage.setItem(key, text);
    expect(key).toBe(moduleKey('settings'));
    await open([own, ofGuest]);
    const [row] = await rows();
    expect(within(row!).getByRole('link', { name: 'Concert' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Streams of this event/ })).toBeNull();
    expect(screen.queryByText('Guest-view')).toBeNull();
  });
});

describe('the week', () => {
  const openWeek = async () => {
    await open([elsewhere, own, ofGuest, alone], { address: 'view=week' });
    return screen.findByRole('link', { name: /Concert/ });
  };

  it('the week has one block for an event, which says how many streams it has', async () => {
    const block = await openWeek();
    expect(block.textContent).toContain('3 streams');
    expect(screen.queryByRole('link', { name: /Guest-view/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Alone/ }).textContent).not.toContain('streams');
  });

  it('a block of the week has the face of its channel; an event has one face for each channel', async () => {
    // No picture loads here, so each face is the icon of a person.
    const facesIn = (block: HTMLElement) => block.querySelectorAll('svg').length;
    expect(facesIn(await openWeek())).toBe(2);
    expect(facesIn(screen.getByRole('link', { name: /4:00 PM.*Alone/ }))).toBe(1);
  });

  it('the week opens the streams of an event beside its block', async () => {
    const block = await openWeek();
    fireEvent.click(block);
    const dialog = await screen.findByRole('dialog', { name: 'Concert' });
    const members = within(dialog).getAllByRole('link', { name: /(YouTube|Twitch)$/ });
    expect(members).toHaveLength(3);
    expect(await within(dialog).findByRole('link', { name: 'Watch in Multiview' })).toBeTruthy();
  });
});

describe('the file', () => {
  const downloads = recordDownloads();
  /** Titles and descriptions of its entries. */
  const save = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Export and share' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /\.ics/ }));
    const text = ((await downloads.at(-1)?.file.text()) ?? '').replaceAll('\r\n ', '');
    return [...text.matchAll(/SUMMARY:.*: (.*)\r\nDESCRIPTION:(.*)\r/g)].map(
      ([, title, description]) => ({ title, description }),
    );
  };

  it.each(['', 'view=week'])(
    'the file has what is shown, an event once with the addresses of all its streams: %s',
    async (address) => {
      await open([elsewhere, own, ofGuest, alone], { address });
      await screen.findByRole('link', { name: /Concert/ });
      const shown = screen
        .getAllByRole('link', { name: /Concert|Alone/ })
        .map((link) => /Concert|Alone/.exec(link.textContent ?? '')?.[0]);
      const entries = await save();
      expect(entries.map(({ title }) => title)).toEqual(shown);
      expect(shown).toEqual(['Concert', 'Alone']);
      expect(entries[0]?.description).toBe(
        [
          `${location.origin}/watch/${own.id}`,
          `${location.origin}/watch/${ofGuest.id}`,
          'https://www.twitch.tv/minato',
        ].join(String.raw`\n`),
      );
      expect(entries[1]?.description).toBe(`${location.origin}/watch/${alone.id}`);
    },
  );
});

it('an event around midnight is on the day of the stream that is shown', () => {
  const before = at('Before midnight', 12 * HOUR - 5 * MINUTE, { event_id, link: elsewhere.link });
  const after = at('After midnight', 12 * HOUR + 5 * MINUTE, { event_id });
  const days = [
    { date: '2026-01-10', videos: [{ ...before, type: 'placeholder' as const }] },
    { date: '2026-01-11', videos: [after] },
    { date: '2026-01-12', videos: undefined },
  ];
  const fold = (platform: 'youtube' | 'twitch') =>
    foldDays(days, { now: Date.parse('2026-01-10T12:00Z'), platform }).days.map(({ videos }) =>
      videos?.map(({ title }) => title),
    );
  expect(fold('youtube')).toEqual([[], ['After midnight'], undefined]);
  expect(fold('twitch')).toEqual([['Before midnight'], [], undefined]);
});
