/** What the YouTube source spends of the units of a day, and on what. */
import { afterEach, expect, it } from 'vitest';
import {
  beginYoutubeLife,
  DAY,
  MIDNIGHT,
  MINUTE,
  worldChannels,
  type YoutubeLife,
} from '../support/youtube-life';
import { apiError } from '../support/youtube-stand-in';

let life: YoutubeLife;
afterEach(() => life.stop());

const listOfHandles = (handles: readonly string[]) =>
  `channels:\n${handles.map((handle) => `  - { name: Talent, youtube: "${handle}" }\n`).join('')}`;

it('a handle without a channel costs one unit a day, beside others that are found', async () => {
  const channels = worldChannels(5);
  life = await beginYoutubeLife({ channels, videos: [] });
  const asked: string[] = [];
  life.standIn.fault = (path, query) => {
    const handle = path.endsWith('/channels') && query.get('forHandle');
    if (!handle) return undefined;
    asked.push(handle);
    return handle === '@dead1' ? apiError(404, 'channelNotFound') : undefined;
  };
  const dead = ['@dead0', '@dead1', '@dead2'];
  const handles = [...dead, ...channels.map(({ handle }) => handle)];
  life.list = listOfHandles(handles);
  await life.restart();
  await life.runTo(MIDNIGHT + 5 * MINUTE);
  expect(asked).toEqual(handles);
  expect(life.source().status?.()?.channels).toBe(5);
  life.list = listOfHandles([...handles, '@dead3']);
  await life.runTo(MIDNIGHT + 10 * MINUTE);
  expect(asked.slice(handles.length)).toEqual(['@dead3']);
  await life.runTo(MIDNIGHT + DAY + 10 * MINUTE);
  expect(asked.slice(handles.length + 1)).toEqual([...dead, '@dead3']);
});

it('a handle that cannot be looked up does not keep those waiting that were found before it', async () => {
  const channels = worldChannels(4);
  life = await beginYoutubeLife({ channels, videos: [] });
  life.standIn.fault = (_, query) =>
    query.get('forHandle') === '@talent2' ? apiError(400, 'badRequest') : undefined;
  life.list = listOfHandles(channels.map(({ handle }) => handle));
  await life.restart();
  await life.runTo(MIDNIGHT + 5 * MINUTE);
  expect(life.source().status?.()?.channels).toBe(2);
});
