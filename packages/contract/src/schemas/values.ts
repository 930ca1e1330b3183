/** Value schemas shared by the objects of the API. */
import * as z from 'zod';

/** ISO 8601 in UTC with exactly three millisecond digits: two public clients parse with that pattern. */
export const instant = z.iso
  .datetime({ precision: 3 })
  .describe('ISO 8601 time in UTC with three millisecond digits, `2026-01-02T12:00:03.000Z`.');

export const count = z.int().nonnegative();

/** YouTube's own length; placeholders keep it because one public client refuses any other. */
export const videoId = z
  .string()
  .regex(/^[\w-]{11}$/)
  .describe('11 characters: a YouTube video id, or an id of ours for a placeholder.');

export const channelId = z.string().min(1).describe('Channel id, `UC` and 22 characters.');

/** A service may number its songs as it likes. */
export const songId = z
  .string()
  .regex(/^[\w.:~-]{1,64}$/, 'must be the id of a song')
  .describe('A UUID for songs tagged here; else what the service that was mirrored calls it.');

export const videoTypes = ['stream', 'clip', 'placeholder'] as const;
export const videoStatuses = ['new', 'upcoming', 'live', 'past', 'missing'] as const;
export const channelTypes = ['vtuber', 'subber', 'external', 'system'] as const;
export const placeholderTypes = ['scheduled-yt-stream', 'external-stream', 'event'] as const;
/** Languages a translation or a clip can be in. */
export const translationLanguages = ['en', 'ja', 'es', 'zh', 'id', 'ru', 'ko', 'vi', 'tl'] as const;

export const videoType = z.enum(videoTypes);
export const videoStatus = z.enum(videoStatuses);
export const channelType = z.enum(channelTypes);
export const placeholderType = z.enum(placeholderTypes);

/** A picture that is the video's own. */
export const ownPicture = z
  .string()
  .optional()
  .describe('Own picture, absolute or from the root of this server; YouTube’s when absent.');
