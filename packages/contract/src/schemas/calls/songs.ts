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
    summary: 'The 20 most frequently sung songs, optionally of one organization or channel',
    query: hotSongsQuery,
    response: z.array(song),
  },
  postLatestSongs: {
    ...routes.postLatestSongs,
    ...common,
    summary: 'Songs, newest video first; changes nothing although it is a POST',
    query: latestSongsQuery,
    body: latestSongsBody,
    response: songList,
  },
  postSongSearch: {
    ...routes.postSongSearch,
    ...common,
    limit: 'search',
    summary:
      'Searches songs; the body is an Elasticsearch multi-search of two JSON lines, as the music site sends it',
    body: z.string().max(8_192),
    response: songSearchAnswer,
  },
  putSong: {
    ...routes.putSong,
    ...common,
    auth: 'user',
    limit: 'write',
    summary: 'Tags a song in a video, or changes the song of the same name',
    body: songBody,
    response: song,
  },
  deleteSong: {
    ...routes.deleteSong,
    ...common,
    auth: 'user',
    limit: 'write',
    summary: 'Removes a song from a video',
    body: songRefBody,
    response: done,
  },
} as const satisfies Record<string, Call>;
