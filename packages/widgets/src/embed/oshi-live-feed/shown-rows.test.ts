import type { Video } from '@oshimado/contract';
import { describe, expect, it } from 'vitest';
import { isChoosy, shownRows, type ShownRows } from './shown-rows';

const NOW = Date.parse('2026-05-14T12:00:00Z');

const channel = (id: string, org: string) => ({
  id,
  name: id,
  english_name: null,
  type: 'vtuber' as const,
  org,
  suborg: null,
  group: null,
  photo: '',
});

const video = (id: string, more: Partial<Video> = {}): Video => ({
  id,
  title: id,
  published_at: null,
  type: 'stream',
  status: 'live',
  duration: 0,
  available_at: '2026-05-14T11:00:00Z',
  channel: channel('UC1', 'Hololive'),
  ...more,
});
const rows = [
  video('live', { topic_id: 'singing' }),
  video('coming', { status: 'upcoming', start_scheduled: '2026-05-14T14:00:00Z' }),
  video('placeholder', { type: 'placeholder', topic_id: 'Free_Talk' }),
  video('gone', { status: 'missing' }),
  video('collab', {
    channel: channel('UC2', 'Nijisanji'),
    mentions: [channel('UC1', 'Hololive')],
  }),
];
const all: ShownRows = { org: '', channels: [], status: 'all', topics: [], hide: [] };
const idsOf = (options: Partial<ShownRows>) =>
  shownRows(rows, { ...all, ...options }, NOW).map(({ id }) => id);

describe('the rows of a feed', () => {
  it('are all of its board without a word', () => {
    expect(idsOf({})).toEqual(rows.map(({ id }) => id));
    expect(isChoosy(all)).toBe(false);
  });

  it.each<[Partial<ShownRows>, readonly string[]]>([
    [{ status: 'live' }, ['live', 'placeholder', 'collab']],
    [{ status: 'upcoming' }, ['coming', 'gone']],
    [{ topics: ['Singing', 'free_talk'] }, ['live', 'placeholder']],
    [{ hide: ['placeholders', 'missing'] }, ['live', 'coming', 'collab']],
    [{ hide: ['collabs'], org: 'Hololive' }, ['live', 'coming', 'placeholder', 'gone']],
    [{ hide: ['collabs'], channels: ['UC2'] }, ['collab']],
    [{ hide: ['collabs'] }, ['live', 'coming', 'placeholder', 'gone', 'collab']],
  ])('with %j are %j', (options, ids) => {
    expect(idsOf(options)).toEqual(ids);
    expect(isChoosy({ ...all, ...options })).toBe(true);
  });
});
