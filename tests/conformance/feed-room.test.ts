/** Feeds hold fifty entries: what is far ahead leaves room for what comes soonest, runs and is over. */
import type { CalendarKey } from '@oshimado/contract';
import { beforeAll, expect, it } from 'vitest';
import { at, ids, videoId } from '../fixtures/world';
import { newPerson } from './people';
import { ownServer } from './server';

const HOUR = 3_600_000;
const api = ownServer({ publicOrigin: 'https://portal.example' });

beforeAll(async () => {
  await api.store.source.writeVideos(
    Array.from({ length: 60 }, (_, index) => ({
      id: `far${index}`.padEnd(11, '_'),
      channel_id: ids.sora,
      title: `Evening song ${index}`,
      type: 'stream' as const,
      status: 'upcoming' as const,
      published_at: at(-2 * HOUR),
      start_scheduled: at((48 + index) * HOUR),
      available_at: at((48 + index) * HOUR),
    })),
  );
});

const itemsOf = async (path: string) => {
  const { body } = await api.get(path);
  const { items } = JSON.parse(body) as { items: { url: string; date_published: string }[] };
  return items;
};

it('a feed of favorites has what runs and is over beside many streams that are far ahead, newest first', async () => {
  const { headers } = await newPerson(api);
  await api.send(
    'PATCH',
    '/api/v2/users/favorites',
    [{ op: 'add', channel_id: ids.sora }],
    headers,
  );
  const { key } = (await api.get('/api/v2/user/calendarKey', headers)).json<CalendarKey>();
  const items = await itemsOf(`/feeds/favorites.json?key=${key}`);
  const urls = items.map(({ url }) => url.split('/').at(-1));
  expect(urls).toHaveLength(50);
  expect(urls).toEqual(expect.arrayContaining([videoId('live-sora'), videoId('soon-sora')]));
  const dates = items.map(({ date_published: date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

it('a feed of a search has those that begin soonest', async () => {
  const items = await itemsOf('/feeds/search.json?q=Evening+song');
  const urls = items.map(({ url }) => url.split('/').at(-1));
  expect(urls).toHaveLength(50);
  expect(urls).toContain('far0_______');
  expect(urls).not.toContain('far59______');
});
