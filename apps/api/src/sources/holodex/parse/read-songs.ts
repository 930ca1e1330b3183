/** Parses songs of a video. A song without a valid id gets a generated one, the same each time. */
import { createHash } from 'node:crypto';
import type { InlineSong } from '@oshimado/contract';
import { inlineSong } from '@oshimado/contract/schemas';
import {
  address,
  count,
  isRow,
  label,
  listOf,
  smallCount,
  text,
  type Row,
} from '../../parse/value';

const NAME_MAX = 500;
const name = label(NAME_MAX);

/** A name-based uuid (version 8, whose bits are ours to choose). */
function uuidOf(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function idOf(row: Row, videoId: string, title: string, start: number): string {
  const given = typeof row.id === 'number' ? String(row.id) : text(row.id);
  if (given === undefined) return uuidOf(videoId, title, String(start));
  if (UUID.test(given)) return given.toLowerCase();
  return inlineSong.shape.id.safeParse(given).success ? given : uuidOf(videoId, given);
}

const songOf =
  (videoId: string, base: string) =>
  (row: unknown): InlineSong | undefined => {
    if (!isRow(row)) return undefined;
    const title = name(row.name);
    const start = smallCount(row.start);
    if (title === undefined || start === undefined) return undefined;
    return {
      id: idOf(row, videoId, title, start),
      name: title,
      original_artist: name(row.original_artist) ?? '',
      start,
      end: smallCount(row.end) ?? start,
      art: address(base)(row.art) ?? null,
      // The original's editor writes -1 for a song without a number.
      itunesid: count(Number.MAX_SAFE_INTEGER)(row.itunesid) ?? null,
    };
  };

/** The whole list, or undefined if the row contains only a count; a count of 0 is an empty list. */
export function readSongs(row: Row, videoId: string, base: string): InlineSong[] | undefined {
  const songs = listOf(songOf(videoId, base))(row.songs);
  if (songs) return songs;
  return smallCount(row.songs) === 0 || smallCount(row.songcount) === 0 ? [] : undefined;
}
