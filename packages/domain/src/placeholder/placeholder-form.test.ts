import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls } from '@oshimado/contract/schemas';
import { video } from '../testing/videos';
import {
  emptyPlaceholder,
  PLACEHOLDER_TYPES,
  placeholderBody,
  placeholderFieldOf,
  placeholderOwner,
  placeholderProblems,
  valuesOfPlaceholder,
  type PlaceholderValues,
} from './placeholder-form';
import { PLACEHOLDER_ZONES } from './zoned-time';

const NOW = Date.parse('2026-05-01T10:20:00.000Z');
const filled = (more: Partial<PlaceholderValues> = {}): PlaceholderValues => ({
  ...emptyPlaceholder(NOW, 'ed'),
  channel: { id: 'UC1', name: 'Minato' },
  name: ' 3D Live ',
  link: 'https://events.example/live',
  ...more,
});
const local = 'UTC';

describe('an empty form', () => {
  it('an empty form is for the next full hour in Tokyo, for an hour', () => {
    expect(emptyPlaceholder(NOW)).toMatchObject({ day: '2026-05-01', time: '20:00', minutes: 60 });
    expect(emptyPlaceholder(Date.parse('2026-05-01T15:00:00.000Z')).time).toBe('01:00');
  });

  it('an empty form lacks channel, title and link, and nothing else', () => {
    expect(placeholderProblems(emptyPlaceholder(NOW))).toEqual({
      channel: 'missing',
      name: 'missing',
      link: 'missing',
    });
    expect(placeholderBody(emptyPlaceholder(NOW), { local })).toBeUndefined();
  });
});

describe('a form', () => {
  it('a form is sent with its time in UTC and its length in seconds', () => {
    expect(placeholderBody(filled({ minutes: 90 }), { local })).toEqual({
      channel_id: 'UC1',
      title: {
        name: '3D Live',
        jp_name: '',
        link: 'https://events.example/live',
        thumbnail: '',
        placeholderType: 'scheduled-yt-stream',
        certainty: 'certain',
        credits: { editor: { name: 'ed' } },
      },
      liveTime: '2026-05-01T11:00:00.000Z',
      duration: 5_400,
    });
    expect(placeholderBody(filled(), { id: 'aaaaaaaaaaa', local })).toMatchObject({
      id: 'aaaaaaaaaaa',
    });
  });

  it.each<[Partial<PlaceholderValues>, object]>([
    [{ thumbnail: '' }, {}],
    [{ thumbnail: 'picture.png' }, { thumbnail: 'notLink' }],
    [{ link: 'events.example' }, { link: 'notLink' }],
    [{ link: 'javascript:alert(1)' }, { link: 'notLink' }],
    [{ link: `https://a.example/${'x'.repeat(2_000)}` }, { link: 'tooLong' }],
    [{ name: '  ' }, { name: 'missing' }],
    [{ name: 'x'.repeat(301) }, { name: 'tooLong' }],
    [{ jpName: 'x'.repeat(301) }, { jpName: 'tooLong' }],
    [{ day: '' }, { day: 'missing' }],
    [{ day: '2026-02-30' }, { day: 'wrong' }],
    [{ day: '2200-01-01' }, { day: 'wrong' }],
    [{ time: '' }, { time: 'missing' }],
    [{ minutes: null }, { minutes: 'missing' }],
    [{ minutes: 0 }, { minutes: 'wrong' }],
    [{ minutes: 43_201 }, { minutes: 'wrong' }],
  ])('with %j has the problems %j', (more, problems) => {
    expect(placeholderProblems(filled(more))).toEqual(problems);
  });

  it.each([
    ['<https://youtu.be/abcdefghijK&t=12>', 'https://www.youtube.com/watch?v=abcdefghijK'],
    ['studio.youtube.com/video/abcdefghijK/edit', 'https://www.youtube.com/watch?v=abcdefghijK'],
    ['m.twitch.tv/Someone/home', 'https://www.twitch.tv/someone'],
    ['（https://events.example/a_(b)）。', 'https://events.example/a_(b)'],
    ['\u200Bhttps://events.example/?a=1&amp;b=2', 'https://events.example/?a=1&b=2'],
  ])('the link %j is sent as %s', (link, sent) => {
    expect(placeholderBody(filled({ link }), { local })?.title.link).toBe(sent);
  });

  it('without problems is accepted by the server, whatever is in it', () => {
    const values = fc.record({
      name: fc.string({ unit: 'grapheme', maxLength: 320 }),
      jpName: fc.string({ maxLength: 320 }),
      link: fc.oneof(fc.webUrl(), fc.string()),
      thumbnail: fc.oneof(fc.constant(''), fc.webUrl(), fc.string()),
      type: fc.constantFrom(...PLACEHOLDER_TYPES),
      certainty: fc.constantFrom('certain' as const, 'likely' as const),
      zone: fc.constantFrom(...PLACEHOLDER_ZONES),
      minutes: fc.option(fc.integer({ min: -5, max: 50_000 })),
    });
    fc.assert(
      fc.property(values, (more) => {
        const body = placeholderBody(filled(more), { local: 'Europe/Berlin' });
        return body === undefined || calls.postPlaceholder.body.safeParse(body).success;
      }),
    );
    expect(placeholderBody(filled(), { local })).toBeDefined();
  });
});

describe('a placeholder', () => {
  const placeholder = video({
    type: 'placeholder',
    title: 'Concert',
    jp_name: 'コンサート',
    link: 'https://events.example',
    placeholderType: 'event',
    certainty: 'likely',
    start_scheduled: '2026-05-01T11:00:00.000Z',
    duration: 7_200,
    credits: { editor: { name: 'ed', user: '7' } },
  });

  it('a placeholder fills the form, and is sent as it was', () => {
    const values = valuesOfPlaceholder(placeholder, 'pst', local);
    expect(values).toMatchObject({ day: '2026-05-01', time: '03:00', minutes: 120, thumbnail: '' });
    expect(values && placeholderBody(values, { local })).toMatchObject({
      liveTime: placeholder.start_scheduled,
      duration: 7_200,
      title: { name: 'Concert', jp_name: 'コンサート', certainty: 'likely' },
    });
  });

  it('is the only kind of video that does', () => {
    expect(valuesOfPlaceholder(video({ type: 'stream' }), 'jst', local)).toBeUndefined();
  });

  it('a placeholder belongs to the account it is credited to', () => {
    expect(placeholderOwner(placeholder)).toBe('7');
    expect(placeholderOwner({})).toBeUndefined();
  });

  it('a placeholder has its fields under the names of the server', () => {
    expect(
      ['channel_id', 'liveTime', 'duration', 'title', 'title.link', undefined].map(
        placeholderFieldOf,
      ),
    ).toEqual(['channel', 'day', 'minutes', undefined, 'link', undefined]);
  });
});
