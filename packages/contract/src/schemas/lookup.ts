import * as z from 'zod';

const ADDRESS_MAX = 2_000;

export const inviteParams = z.object({
  code: z
    .string()
    .regex(/^[\w-]{2,100}$/, 'must be the code of an invitation')
    .describe('The part after `discord.gg/`.'),
});

export const invite = z
  .object({
    code: z.string(),
    guild: z.object({ id: z.string(), name: z.string() }).describe('The server it leads to.'),
  })
  .meta({ id: 'Invite', description: 'An invitation to a Discord server.' });

export const lookedUpVideoQuery = z.object({
  url: z
    .string()
    .min(1)
    .max(ADDRESS_MAX, `must be at most ${ADDRESS_MAX} characters`)
    .describe('Address of a video on YouTube.'),
});

export const lookedUpVideo = z
  .object({
    id: z.string(),
    title: z.string(),
    channel: z.object({
      id: z
        .string()
        .nullable()
        .describe('null where the site names the channel by its handle only.'),
      name: z.string(),
    }),
  })
  .meta({ id: 'LookedUpVideo', description: 'What the site of a video says of it.' });
