/** What a room says about a video changes it in place. */
import { QueryClient } from '@tanstack/query-core';
import { expect, it } from 'vitest';
import { liveVideo } from '../../testing/videos';
import { updatedVideo, writeVideoUpdate } from './videos';

it('an update changes what it names, in every query of that video alone', () => {
  const queries = new QueryClient();
  const [video, other] = [liveVideo({ id: 'aaaaaaaaaaa' }), liveVideo({ id: 'bbbbbbbbbbb' })];
  queries.setQueryData(['video', video.id], video);
  queries.setQueryData(['video', video.id, { c: 1 }], video);
  queries.setQueryData(['video', other.id], other);
  writeVideoUpdate(queries, video.id, { status: 'past', live_viewers: 5 });
  const changed = { ...video, status: 'past', live_viewers: 5 };
  expect(queries.getQueryData(['video', video.id])).toEqual(changed);
  expect(queries.getQueryData(['video', video.id, { c: 1 }])).toEqual(changed);
  expect(queries.getQueryData(['video', other.id])).toBe(other);
});

it('a status that does not exist, and what is known already, change nothing', () => {
  const video = liveVideo();
  expect(updatedVideo(video, { status: 'gone' })).toBe(video);
  expect(updatedVideo(video, { status: 'live', live_viewers: video.live_viewers })).toBe(video);
});
