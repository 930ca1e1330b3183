import * as z from 'zod';
import { CHANNEL_LOOKUP_MAX } from '../channel-lookup-limits';
import { words } from './body';
import { channelId, channelType } from './values';

const KEY_MAX = 64;

export const channelLookupBody = z.object({
  channels: z
    .array(words(KEY_MAX))
    .max(CHANNEL_LOOKUP_MAX, `must hold at most ${CHANNEL_LOOKUP_MAX} ids or handles`)
    .describe('Channel ids, or YouTube handles with `@`.'),
});

/** Schema of `LookedUpChannel`. */
export const lookedUpChannel = z
  .object({
    key: z.string().describe('The id or handle that was asked for, as it was sent.'),
    id: channelId,
    name: z.string().describe('Name as the channel writes it.'),
    english_name: z.string().nullable().describe('English name; null if there is none.'),
    type: channelType,
    org: z.string().nullable(),
  })
  .meta({ id: 'LookedUpChannel', description: 'A channel of this site, by id or handle.' });
