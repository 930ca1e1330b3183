import * as z from 'zod';
import { queryText } from './query';
import { count, instant } from './values';

const ADDRESS_MAX = 2_000;

export const inviteParams = z.object({
  code: z
    .string()
    .regex(/^[\w-]{2,100}$/, 'must be the code of an invitation')
    .describe('Code of the invitation: the part after `discord.gg/`.'),
});

/** Schema of `Invite`. */
export const invite = z
  .object({
    code: z.string(),
    guild: z
      .object({ id: z.string(), name: z.string() })
      .describe('The Discord server of the invitation.'),
  })
  .meta({ id: 'Invite', description: 'An invitation to a Discord server.' });

export const lookedUpVideoQuery = z.object({
  url: z
    .string()
    .min(1)
    .max(ADDRESS_MAX, `must be at most ${ADDRESS_MAX} characters`)
    .describe('Address of a video on YouTube.'),
});

/** Schema of `LookedUpVideo`. */
export const lookedUpVideo = z
  .object({
    id: z.string(),
    title: z.string(),
    channel: z.object({
      id: z.string().nullable().describe('Channel id; null if YouTube gives only the handle.'),
      name: z.string(),
    }),
  })
  .meta({ id: 'LookedUpVideo', description: 'A video’s data as YouTube publishes them.' });

export const musicQuery = z.object({
  q: queryText
    .refine((text) => text.trim() !== '', 'must not be empty')
    .describe('Words of the title, the artist or the album.'),
});

/** Schema of `MusicTrack`. */
export const musicTrack = z
  .object({
    itunesid: z.int().describe('Id at Apple Music.'),
    name: z.string(),
    english_name: z.string().nullable().describe('English title; null if it is the same.'),
    original_artist: z.string(),
    album: z.string().nullable(),
    released: instant.nullable(),
    seconds: count.nullable().describe('Length; null if it is unknown.'),
    art: z.string().nullable().describe('Cover picture, 100 px.'),
    amUrl: z.string().nullable().describe('Address at Apple Music.'),
  })
  .meta({ id: 'MusicTrack', description: 'A published song.' });
