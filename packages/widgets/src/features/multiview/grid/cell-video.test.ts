import { expect, it } from 'vitest';
import { video } from '../../../testing/videos';
import { cellVideo, roomOf } from './cell-video';

const ID = 'aaaaaaaaaaa';
const none = { videos: new Map(), lookedUp: new Map() };
const content = { type: 'video', id: ID, service: 'youtube' } as const;

it('the video of a cell is what the server knows of it', () => {
  const known = video({ id: ID });
  expect(cellVideo(content, { ...none, videos: new Map([[ID, known]]) })).toBe(known);
});

it('the video of a cell has the title and channel that YouTube names, where the server knows nothing', () => {
  const found = { id: ID, title: 'From elsewhere', channel: { id: null, name: 'Someone' } };
  expect(cellVideo(content, { ...none, lookedUp: new Map([[ID, found]]) })).toMatchObject({
    id: ID,
    title: 'From elsewhere',
    channel: { id: '', name: 'Someone' },
  });
});

it('an unknown video of a cell has the label of its code, or its id', () => {
  expect(cellVideo({ ...content, name: 'Minato' }, none).title).toBe('Minato');
  expect(cellVideo(content, none).title).toBe(ID);
});

it('the video of a cell is a link to its channel on Twitch', () => {
  expect(cellVideo({ type: 'video', id: 'someone', service: 'twitch' }, none)).toMatchObject({
    type: 'placeholder',
    link: 'https://www.twitch.tv/someone',
  });
});

it('the room of a cell is its video, and on Twitch the link of its channel', () => {
  const twitch = cellVideo({ type: 'video', id: 'someone', service: 'twitch' }, none);
  expect(roomOf(twitch)).toEqual({ id: 'https://www.twitch.tv/someone' });
  expect(roomOf(cellVideo(content, none)).id).toBe(ID);
});

it('the video of a cell is a link to a video elsewhere, called by the file and the site', () => {
  const id = 'https://media.example/shows/talk.mp4';
  expect(cellVideo({ type: 'video', id, service: 'link' }, none)).toMatchObject({
    type: 'placeholder',
    link: id,
    title: 'talk.mp4 (media.example)',
  });
});
