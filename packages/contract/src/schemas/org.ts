import * as z from 'zod';
import { count } from './values';

/** Schema of `Org`. */
export const org = z
  .object({
    name: z.string().describe('Name and key of the organization.'),
    short: z.string().nullable().describe('Short name, shown in the top bar.'),
    name_jp: z.string().nullable().describe('Japanese name.'),
  })
  .meta({ id: 'Org', description: 'An organization of talents.' });

export const orgWithIcon = org
  .extend({
    icon: z
      .string()
      .nullable()
      .describe(
        'Picture of the organization: the id of a channel whose picture is shown, or a URL; null if there is none.',
      ),
  })
  .meta({ id: 'OrgWithIcon', description: 'An organization with a picture.' });

const talentsAndClippers = z.object({ vtuber: count, subber: count });

/** Schema of `Stats`. */
export const stats = z
  .object({
    statistics: z.object({
      channelCount: talentsAndClippers.describe('Number of all channels.'),
      monthlyChannels: talentsAndClippers.describe('Channels added in the last 30 days.'),
      totalVideos: z.object({ count }),
      dailyVideos: z.object({ count }).describe('Videos of the last 24 hours.'),
      totalSongs: z.object({ count }),
    }),
  })
  .meta({ id: 'Stats', description: 'Statistics shown on the about page.' });
