/**
 * What platforms say in public, without a key: the server that an invitation to Discord leads to, and the title of a video
 * on YouTube (oEmbed). Twitch, TwitCasting, niconico and Bilibili offer no oEmbed without an application of one's own.
 */
import { channelKeyOf, CHANNEL_ID, youtubeUrl } from '@oshimado/domain';
import * as z from 'zod';
import { notFound } from '../errors';
import { createMusic } from './music';
import { createKeptLookup } from './kept-lookup';
import { SafeFetchError, type SafeFetch } from './safe-fetch';

export interface PlatformAddresses {
  /** Default https://discord.com/api/v10. */
  readonly discordApi: string;
  /** Default https://www.youtube.com/oembed. */
  readonly youtubeOembed: string;
  /** Default https://itunes.apple.com/search. */
  readonly itunesSearch: string;
}

const ADDRESSES: PlatformAddresses = {
  discordApi: 'https://discord.com/api/v10',
  youtubeOembed: 'https://www.youtube.com/oembed',
  itunesSearch: 'https://itunes.apple.com/search',
};

export interface PlatformsOptions {
  readonly safeFetch: Pick<SafeFetch, 'get'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly addresses?: Partial<PlatformAddresses> | undefined;
}

/** Responses of platforms for unknown or private names. */
const UNKNOWN = new Set([400, 401, 403, 404, 410]);
const NAME_MAX = 300;

const name = z
  .string()
  .min(1)
  .transform((text) => text.slice(0, NAME_MAX));
const invite = z.object({
  code: z.string(),
  // An invitation to a group of friends leads to no server.
  guild: z.object({ id: z.string(), name }).nullish(),
});
const oembed = z.object({
  title: name,
  author_name: name.nullish(),
  author_url: z.string().nullish(),
});

export function createPlatforms({ safeFetch, now, addresses }: PlatformsOptions) {
  const { discordApi, youtubeOembed, itunesSearch } = { ...ADDRESSES, ...addresses };

  /** Undefined if the platform does not know it. */
  const read = async <T>(address: string, schema: z.ZodType<T>): Promise<T | undefined> => {
    try {
      const { bytes } = await safeFetch.get(address, 'application/json');
      return schema.parse(JSON.parse(bytes.toString('utf8')));
    } catch (error) {
      if (error instanceof SafeFetchError && UNKNOWN.has(error.status ?? 0)) return undefined;
      throw error;
    }
  };

  return {
    music: createMusic({ safeFetch, now, address: itunesSearch }),

    /** The server that an invitation leads to. */
    invite: createKeptLookup({
      service: 'Discord',
      unknown: () => notFound('Invitation'),
      now,
      ask: async (code) => {
        const found = await read(`${discordApi}/invites/${encodeURIComponent(code)}`, invite);
        return found?.guild ? { code, guild: found.guild } : undefined;
      },
    }),

    /** Title and channel of a video, by its id. */
    video: createKeptLookup({
      service: 'YouTube',
      unknown: () => notFound('Video'),
      now,
      ask: async (id) => {
        const query = new URLSearchParams({ format: 'json', url: youtubeUrl(id) });
        const found = await read(`${youtubeOembed}?${query.toString()}`, oembed);
        if (!found) return undefined;
        // Addresses of channels contain a handle nowadays, which is not an id.
        const key = channelKeyOf(found.author_url ?? '') ?? '';
        const channelId = CHANNEL_ID.test(key) ? key : null;
        return {
          id,
          title: found.title,
          channel: { id: channelId, name: found.author_name ?? '' },
        };
      },
    }),
  };
}

export type Platforms = ReturnType<typeof createPlatforms>;
