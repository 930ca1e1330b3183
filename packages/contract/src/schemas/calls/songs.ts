import * as z from 'zod';
import { routes } from '../../routes';
import { done } from '../body';
import type { Call } from '../call';
import {
  hotSongsQuery,
  latestSongsBody,
  latestSongsQuery,
  song,
  songBody,
  songList,
  songParams,
  songRefBody,
  songSearchAnswer,
} from '../song';

const common = { tag: 'songs', auth: 'none', limit: 'read' } as const;

export const songCalls = {
  getSong: {
    ...routes.getSong,
    ...common,
    summary: 'One song',
    params: songParams,
    response: song,
  },
  getHotSongs: {
    ...routes.getHotSongs,
    ...common,
    summary: 'The 20 songs sung most, of an org or a channel',
    query: hotSongsQuery,
    response: z.array(song),
  },
  postLatestSongs: {
    ...routes.postLatestSongs,
    ...common,
    summary: 'Songs, newest videos first; a reading call despite its method',
    query: latestSongsQuery,
    body: latestSongsBody,
    response: songList,
  },
  postSongSearch: {
    ...routes.postSongSearch,
    ...common,
    limit: 'search',
    summary: 'Songs by words, in the form of the music site’s index: two lines of JSON',
    body: z.string().max(8_192),
    response: songSearchAnswer,
  },
  putSong: {
    ...routes.putSong,
    ...common,
    auth: 'user',
    limit: 'write',
    summary: 'Tags a song, or changes the one of the same name in the video',
    body: songBody,
    response: song,
  },
  deleteSong: {
    ...routes.deleteSong,
    ...common,
    auth: 'user',
    limit: 'write',
    summary: 'Takes a song out of a video',
    body: songRefBody,
    response: done,
  },
} as const satisfies Record<string, Call>;
