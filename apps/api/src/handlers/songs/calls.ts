import { ALL_ORGS } from '@oshimado/domain';
import { requirePermission, requireUser } from '../../auth';
import { ApiError, notFound } from '../../errors';
import { parseJson } from '../../plugins/read-bodies';
import type { Action, Actions, Handler, Handlers } from '../handler';
import { presentSong } from './present-song';
import { putSong } from './put-song';

/** The org filter; clients send the name of the "all" entry literally. */
const orgOf = (org: string | undefined): string | undefined => (org === ALL_ORGS ? undefined : org);

const WORD_KEYS = new Set(['query', 'value', 'text', 'q']);
const LINES = 2;
const QUERY_MAX = 200;

function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return WORD_KEYS.has(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, key));
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, name));
}

/**
 * Extracts the words of a query to the music index: two lines of JSON, the second one a search engine query. Its form
 * differs between clients; the words are the texts under known keys. Throws 400 without words.
 */
export function songQuery(body: string): string {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  const query = lines.length >= LINES ? parseJson(lines[LINES - 1] ?? '') : undefined;
  // Wildcards come from the query format, not from the viewer.
  const words = textsIn(query).map((text) => text.replace(/[*?"()~]/g, ' ').trim());
  const found = words.find((text) => text !== '' && !text.includes('\0'));
  if (found !== undefined && found.length > QUERY_MAX) {
    throw new ApiError('bad_request', `The text must be at most ${QUERY_MAX} characters.`);
  }
  if (found !== undefined) return found;
  throw new ApiError(
    'bad_request',
    'The body must be two lines of JSON, the second one a query that holds a text.',
  );
}

const HITS_MAX = 12;

/** POST /musicdex/elasticsearch/search: songs by words, in the form of the music site's index. */
const postSongSearch: Handler<'postSongSearch'> = async ({ body }, reads) => {
  const rows = await reads.latestSongs({ q: songQuery(body) }, { limit: HITS_MAX, offset: 0 });
  const hits = rows
    .map(presentSong)
    .map(({ itunesid, original_artist, name, start, end, amUrl, art }) => ({
      _source: { itunesid, original_artist, name, start, end, amUrl, art },
    }));
  return { responses: [{ hits: { hits } }] };
};

const LIMIT_DEFAULT = 25;

/** POST /songs/latest: songs, newest videos first. Nothing is written, despite the method. */
const postLatestSongs: Handler<'postLatestSongs'> = async ({ body }, reads) => {
  const { channel_id, video_id, q, limit = LIMIT_DEFAULT, offset = 0, paginated } = body;
  const filter = { channel_id, video_id, q, org: orgOf(body.org) };
  const rows = await reads.latestSongs(filter, { limit, offset });
  const items = rows.map(presentSong);
  return paginated ? { total: await reads.countSungSongs(filter), items } : items;
};

/** GET /songs/{id}: one song. */
const getSong: Handler<'getSong'> = async ({ params }, reads) => {
  const row = await reads.findSungSong(params.id);
  if (!row) throw notFound('Song');
  return presentSong(row);
};

/** GET /songs/hot: the most sung songs, of an org, a channel or the whole site. */
const getHotSongs: Handler<'getHotSongs'> = async ({ query }, reads) => {
  const rows = await reads.hotSongs({ org: orgOf(query.org), channel_id: query.channel_id });
  return rows.map(presentSong);
};

/** DELETE /songs: removes a song by id, otherwise by its name in the video. */
const deleteSong: Action<'deleteSong'> = async ({ body }, { caller, store, now }) => {
  const user = requireUser(caller);
  const { id, video_id, name } = body;
  const found = await store.edits.findSong(
    id === undefined ? { video_id, name } : { id, video_id },
  );
  if (!found) throw notFound('Song');
  requirePermission('song.delete', user, now(), {
    ownerId: found.creator_id,
    refusal: 'Only editors and the person who tagged this song can remove it.',
  });
  await store.edits.removeSong(user, found);
  return {};
};

export const handlers = {
  getHotSongs,
  getSong,
  postLatestSongs,
  postSongSearch,
} satisfies Handlers;
export const actions = { deleteSong, putSong } satisfies Actions;
