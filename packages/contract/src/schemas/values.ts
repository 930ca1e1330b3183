/** Value schemas shared by the objects of the API. */
import * as z from 'zod';

/** ISO 8601 in UTC with exactly three millisecond digits: two public clients parse with that pattern. */
export const instant = z.iso
  .datetime({ precision: 3 })
  .describe('ISO 8601 time in UTC with three millisecond digits, `2026-01-02T12:00:03.000Z`.');

export const count = z.int().nonnegative();

/** Length of YouTube ids; placeholders use it too, because one public client rejects any other. */
export const videoId = z
  .string()
  .regex(/^[\w-]{11}$/)
  .describe('11 characters: the id of a YouTube video, or of a placeholder of this server.');

export const channelId = z.string().min(1).describe('YouTube channel id: `UC` and 22 characters.');

/** Mirrored services use their own ids for songs. */
export const songId = z
  .string()
  .regex(/^[\w.:~-]{1,64}$/, 'must be the id of a song')
  .describe('A UUID for songs tagged here; otherwise the id at the mirrored service.');

/** The values of `VideoType`. */
export const videoTypes = ['stream', 'clip', 'placeholder'] as const;
/** The values of `VideoStatus`. */
export const videoStatuses = ['new', 'upcoming', 'live', 'past', 'missing'] as const;
/** The values of `ChannelType`. */
export const channelTypes = ['vtuber', 'subber', 'external', 'system'] as const;
/** The values of `PlaceholderType`. */
export const placeholderTypes = ['scheduled-yt-stream', 'external-stream', 'event'] as const;
/** Possible languages of translations and clips. */
export const translationLanguages = ['en', 'ja', 'es', 'zh', 'id', 'ru', 'ko', 'vi', 'tl'] as const;

/** Schema of `VideoType`. */
export const videoType = z.enum(videoTypes);
/** Schema of `VideoStatus`. */
export const videoStatus = z.enum(videoStatuses);
/** Schema of `ChannelType`. */
export const channelType = z.enum(channelTypes);
/** Schema of `PlaceholderType`. */
export const placeholderType = z.enum(placeholderTypes);

/** A picture stored for the video itself. */
export const ownPicture = z
  .string()
  .optional()
  .describe(
    'Address of the video’s own picture, absolute or relative to this server’s root; if absent, YouTube’s picture is used.',
  );
