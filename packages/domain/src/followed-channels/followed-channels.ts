/**
 * Reads files of followed channels that other programs write: profiles and exports of FreeTube, exports of YouTube, NewPipe and
 * Invidious, OPML of feed readers, and what an account exports here. What a file is, its content says; names of files do not.
 */
import { textOfFile } from '../script/script-encoding';
import { FOLLOWED_BYTES_MAX, FOLLOWED_CHANNELS_MAX } from './followed-channels.limits';
import type {
  FollowedProblemCode,
  FollowedReading,
  FollowedSource,
} from './followed-channels.types';
import { createFollowedCollector, type FollowedCollector } from './followed-collector';
import { looksLikeJson, readFollowedJson } from './followed-json';
import { looksLikeOpml, readFollowedOpml } from './followed-opml';
import { readFollowedTable } from './followed-table';

const ZIP = 'PK\u0003\u0004';
const SQLITE = 'SQLite format 3\0';
const PAGE = /^\s*(?:<!doctype html|<html[\s>])/i;

const refused = (code: FollowedProblemCode, line?: number): FollowedReading => ({
  ok: false,
  problem: { code, line },
});

type Outcome =
  | { readonly source: FollowedSource }
  | { readonly problem: FollowedProblemCode; readonly line?: number };

function readInto(collector: FollowedCollector, text: string): Outcome {
  if (looksLikeJson(text)) return readFollowedJson(collector, text);
  if (looksLikeOpml(text)) {
    readFollowedOpml(collector, text);
    return { source: 'opml' };
  }
  if (PAGE.test(text)) return { problem: 'page' };
  return { source: readFollowedTable(collector, text) };
}

/** Reads the text of a file. Never throws. */
export function readFollowedText(written: string): FollowedReading {
  const text = written.startsWith('\uFEFF') ? written.slice(1) : written;
  if (text.trim() === '') return refused('empty');
  if (text.includes('\0')) return refused('binary');
  const collector = createFollowedCollector();
  const outcome = readInto(collector, text);
  if ('problem' in outcome) return refused(outcome.problem, outcome.line);
  if (collector.count() > FOLLOWED_CHANNELS_MAX) return refused('tooMany');
  const file = collector.file(outcome.source);
  if (file.channels.length > 0) return file;
  const [skip] = file.skips;
  // Nothing but a line that was cut off.
  if (skip?.reason === 'broken') return refused('cut', skip.line);
  return refused('noChannels');
}

const startsWith = (bytes: Uint8Array, text: string) =>
  Array.from(text).every((character, at) => bytes[at] === character.charCodeAt(0));

/** Reads the bytes of a file, in UTF-8 or in what spreadsheets and old tools write. Never throws. */
export function readFollowedFile(bytes: Uint8Array<ArrayBuffer>): FollowedReading {
  if (bytes.length === 0) return refused('empty');
  if (bytes.length > FOLLOWED_BYTES_MAX) return refused('tooLarge');
  if (startsWith(bytes, ZIP)) return refused('archive');
  if (startsWith(bytes, SQLITE)) return refused('database');
  return readFollowedText(textOfFile(bytes));
}
