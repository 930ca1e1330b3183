import * as z from 'zod';
import { queryText } from './query';
import { count, videoId } from './values';
import { video } from './video';

/** Data of a `board` event: apply it to the rows loaded from `/live`. */
export const boardChange = z
  .object({
    changed: z.array(video).describe('Rows that are new or differ in more than their viewers.'),
    removed: z.array(videoId).describe('Rows that have left the board.'),
    viewers: z
      .record(videoId, count)
      .describe('Viewers of rows that differ in nothing else, by id of the video.'),
  })
  .meta({ id: 'BoardChange', description: 'What changed on the live board.' });

export const boardEventsQuery = z.object({
  org: queryText
    .optional()
    .describe('Only streams of this org’s talents, or that mention one. `All Vtubers`: all.'),
  last_event_id: queryText
    .optional()
    .describe('Where to go on, for clients that cannot send `Last-Event-ID`.'),
});
