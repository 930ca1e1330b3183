import type { Video } from '@oshimado/contract';
import { expect, it } from 'vitest';
import { listedVideo, storedChannelOf, storedVideoOf } from './stored-media';

const channel = {
  id: 'UC1',
  name: 'ぺこら',
  english_name: 'Pekora',
  type: 'vtuber',
  org: 'Hololive',
  suborg: null,
  photo: 'https://pictures.example/pekora.png',
} as const;
const kept = {
  id: 'aaaaaaaaaaa',
  title: 'Singing',
  type: 'stream',
  status: 'live',
  published_at: null,
  available_at: '2026-01-01T00:00:00.000Z',
  duration: 60,
} as const;
const video: Video = { ...kept, channel, live_viewers: 9 };

it('a list keeps no number of this moment', () => {
  expect(listedVideo(video)).toEqual({ ...kept, channel });
});

it('a list keeps the topic and the own picture where there are any', () => {
  const more = { topic_id: 'singing', thumbnail: 'https://pictures.example/1.png' };
  expect(listedVideo({ ...video, ...more })).toEqual({ ...kept, ...more, channel });
});

it('a device keeps the same, and of the channel no more than a card needs', () => {
  const counted = { ...channel, subscriber_count: 5 };
  expect(storedVideoOf({ ...video, channel: counted })).toEqual({
    ...kept,
    channel: { ...channel, group: null },
  });
});

it('what a list does not say of a channel is kept as unknown', () => {
  expect(storedChannelOf({ id: 'UC1', name: 'ぺこら' })).toEqual({
    id: 'UC1',
    name: 'ぺこら',
    english_name: null,
    type: 'vtuber',
    org: null,
    suborg: null,
    group: null,
    photo: '',
  });
});
