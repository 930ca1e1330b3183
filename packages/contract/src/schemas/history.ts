import * as z from 'zod';
import { playlistVideo } from './playlist';
import { integer, queryText } from './query';
import { count, instant, videoId } from './values';

/** Operations of one request. */
const HISTORY_OPS_MAX = 500;
/** Entries of one response. */
const HISTORY_PAGE_MAX = 200;
const HISTORY_PAGE_DEFAULT = 50;
const SECONDS_MAX = 10_000_000;

const seconds = z.int().min(0).max(SECONDS_MAX);
const position = seconds
  .nullable()
  .describe('Position in seconds; null if there is none, as in a live stream.');
const length = seconds.describe('Length of the video in seconds; 0 if unknown.');
const changedAt = instant.describe('When it was changed on the device; the latest change counts.');

export const historyQuery = z.object({
  q: queryText
    .optional()
    .describe('Only videos whose title or channel contains this text. Default: all.'),
  limit: integer(0, HISTORY_PAGE_MAX).default(HISTORY_PAGE_DEFAULT).describe('Number of entries.'),
  offset: integer(0, 1_000_000).default(0).describe('Number of entries to skip.'),
  after: z
    .string()
    .regex(/^\d{1,15}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(0))
    .optional()
    .describe(
      'Only entries changed after this `change`, oldest change first and removed ones included, for devices that keep a copy. Default: the history, newest first.',
    ),
});

/** Schema of `HistoryEntry`. */
export const historyEntry = z
  .object({
    video_id: videoId,
    seconds: position,
    duration: length,
    watched_at: instant.describe('When the video was last watched.'),
    changed_at: changedAt,
    removed: z.boolean().describe('Whether it was removed; only with `after`.'),
    change: count.describe('Grows with each change of the account’s history.'),
    video: playlistVideo.nullable().describe('Null if removed or no longer on this site.'),
  })
  .meta({ id: 'HistoryEntry', description: 'A watched video.' });

/** Schema of `HistoryPage`. */
export const historyPage = z
  .object({
    total: count.describe('Number of all matching entries.'),
    cleared_at: instant.nullable().describe('When the history was last cleared; null if never.'),
    items: z.array(historyEntry),
  })
  .meta({ id: 'HistoryPage', description: 'A part of the caller’s watch history.' });

export const historyOps = z
  .array(
    z.discriminatedUnion('op', [
      z.object({
        op: z.literal('watch'),
        video_id: videoId,
        seconds: position,
        duration: length,
        watched_at: instant.describe('When the video was last watched.'),
        at: changedAt,
      }),
      z.object({ op: z.literal('remove'), video_id: videoId, at: changedAt }),
      z.object({
        op: z.literal('clear'),
        at: instant.describe('Everything changed until then is removed.'),
      }),
    ]),
  )
  .max(HISTORY_OPS_MAX)
  .describe(
    'Operations in any order. Per video the latest counts, so that repeating a request changes nothing.',
  );

export const historyChanged = z
  .object({ change: count.describe('Number of the last change of the account’s history.') })
  .meta({ id: 'HistoryChanged', description: 'The result of a change of the history.' });
