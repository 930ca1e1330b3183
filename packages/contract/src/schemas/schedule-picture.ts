import * as z from 'zod';
import { SCHEDULE_PICTURE_ROWS } from '../schedule-limits';
import { flag, list, queryText } from './query';
import { day, zone } from './schedule-days';

export const schedulePictureQuery = z.object({
  ids: list(queryText, SCHEDULE_PICTURE_ROWS).describe(
    `Comma-separated ids of the streams that are shown, by their start; at most ${SCHEDULE_PICTURE_ROWS}. Unknown ones are left out.`,
  ),
  date: day.optional().describe('The first day; what began before it is on it. Default: today.'),
  group: queryText
    .optional()
    .describe('Id of the group of favorites whose name is on the picture. Default: all favorites.'),
  topic: queryText
    .optional()
    .describe('Id of the topic that is named on the picture. Default: none.'),
  lang: z
    .string()
    .regex(/^[\w-]{1,16}$/, 'must be the code of a language')
    .default('en')
    .describe(
      'Code of the language of its words; English for one that is not offered. Default: `en`.',
    ),
  zone: zone
    .default('Asia/Tokyo')
    .describe(
      'Days and times are those of this time zone, by its IANA name. Default: `Asia/Tokyo`.',
    ),
  lateHours: flag
    .default(false)
    .describe('Whether a day ends at 29:00 instead of midnight. Default: no.'),
});

/** Schema of `SchedulePicture`. */
export const schedulePicture = z
  .object({
    png: z.base64().describe('A PNG of 1200 × 630 pixels in Base64.'),
  })
  .meta({ id: 'SchedulePicture', description: 'A picture of a schedule.' });
