import * as z from 'zod';
import { queryText } from './query';
import { count, videoId } from './values';
import { video } from './video';

/** Data of a `board` event: apply it to the rows loaded from `/live`. */
export const boardChange = z
  .object({
    changed: z
      .array(video)
      .describe('Videos that are new, or differ in more than their number of viewers.'),
    removed: z.array(videoId).describe('Ids of videos that are no longer on the board.'),
    viewers: z
      .record(videoId, count)
      .describe('New numbers of viewers by video id, for videos that differ in nothing else.'),
  })
  .meta({ id: 'BoardChange', description: 'Changes of the live board since the previous event.' });

/** Query of the server-sent events of the live board. */
export const boardEventsQuery = z.object({
  org: queryText
    .optional()
    .describe(
      'Only streams of this organization’s talents, and streams that mention them. `All Vtubers`: all streams.',
    ),
  last_event_id: queryText
    .optional()
    .describe(
      'Id of the last received event, for clients that cannot send the header `Last-Event-ID`.',
    ),
});

/** Headers of a client that listens again. */
export const boardEventsHeaders = z.object({
  'last-event-id': queryText
    .optional()
    .describe('Id of the last received event; events since then are sent first.'),
});
