import * as z from 'zod';
import { GROUP_CHANNELS_MAX, GROUP_COLORS, GROUP_NAME_MAX, GROUP_OPS_MAX } from '../group-limits';
import { nameText, words } from './body';
import { instant } from './values';

const POSITION_MAX = 1_000_000_000;

const groupId = z
  .string()
  .regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, _ or -')
  .describe('Chosen by the device that made the group, so that it works offline.');
const color = z.enum(GROUP_COLORS);
const position = z
  .number()
  .min(-POSITION_MAX)
  .max(POSITION_MAX)
  .describe('Groups are sorted by it, smallest first; it may be a fraction.');
const changedAt = instant.describe('When it was changed on the device; the latest change counts.');

/** Schema of `FavoriteGroup`. */
export const favoriteGroup = z
  .object({
    id: groupId,
    name: z.string(),
    color,
    position,
    channel_ids: z.array(z.string()).describe('Its channels, in the order of the viewer.'),
    changed_at: changedAt,
  })
  .meta({ id: 'FavoriteGroup', description: 'A group of favorite channels.' });

export const favoriteGroupOps = z
  .array(
    z.discriminatedUnion('op', [
      z.object({
        op: z.literal('put'),
        id: groupId,
        name: nameText(GROUP_NAME_MAX),
        color,
        position,
        channel_ids: z
          .array(words(64))
          .max(GROUP_CHANNELS_MAX)
          .describe('Its channels, in the order of the viewer; repeated ones count once.'),
        at: changedAt,
      }),
      z.object({ op: z.literal('remove'), id: groupId, at: changedAt }),
    ]),
  )
  .max(GROUP_OPS_MAX)
  .describe(
    'Operations in any order. Per group the latest counts, so that repeating a request changes nothing.',
  );
