import * as z from 'zod';
import { bodyText, maybe, nameText, rowId } from './body';
import { videoChannel } from './channel';
import { count, instant, videoId, videoStatus, videoType, ownPicture } from './values';

/** "Limit 500 videos" (wire, 1.1.10). */
export const PLAYLIST_VIDEOS_MAX = 500;
const NAME_MAX = 200;

const identity = {
  id: z.int(),
  name: z.string(),
  user_id: z.string(),
  updated_at: instant,
  video_ids: z.array(videoId).describe('Ids of the videos, in the order of the playlist.'),
};

/** Schema of `PlaylistStub`. */
export const playlistStub = z
  .object({
    ...identity,
    pictures: z
      .array(z.object({ id: videoId, thumbnail: ownPicture }))
      .optional()
      .describe('Its first videos that still exist, at most four, with what their pictures need.'),
  })
  .meta({ id: 'PlaylistStub', description: 'A playlist without its videos.' });

/** Schema of `PlaylistVideo`. */
export const playlistVideo = z
  .object({
    id: videoId,
    title: z.string(),
    type: videoType,
    status: videoStatus,
    topic_id: z.string().optional(),
    duration: count,
    available_at: instant,
    published_at: instant.nullable(),
    thumbnail: ownPicture,
    channel: videoChannel,
  })
  .meta({ id: 'PlaylistVideo', description: 'A video of a playlist.' });

/** Schema of `Playlist`. */
export const playlist = z
  .object({
    ...identity,
    videos: z
      .array(playlistVideo)
      .describe('Videos that still exist, in the order of the playlist.'),
  })
  .meta({ id: 'Playlist', description: 'A playlist with its videos.' });

export const playlistBody = z.object({
  id: maybe(rowId).describe(
    'Id of one of the caller’s playlists, which is replaced. Default: a new playlist is created.',
  ),
  name: nameText(NAME_MAX).describe('Name, not empty.'),
  video_ids: z
    .array(videoId)
    .max(PLAYLIST_VIDEOS_MAX, `must hold at most ${PLAYLIST_VIDEOS_MAX} videos`)
    .default([])
    .describe('The complete list of video ids in order; repeated ids are stored once.'),
  known: z
    .object({ name: z.string(), video_ids: z.array(videoId).max(PLAYLIST_VIDEOS_MAX) })
    .optional()
    .describe(
      'The version that the change began with. If the playlist is another one by now, the answer is 409, and nothing is changed.',
    ),
  user_id: maybe(rowId).describe('Ignored: the owner is the caller.'),
  updated_at: maybe(bodyText(40)),
});

export const videoPlaylist = z
  .object({ id: z.int(), name: z.string(), contains: z.boolean() })
  .meta({
    id: 'VideoPlaylist',
    description: 'One of the caller’s playlists, and whether it contains the video.',
  });

export const playlistParams = z.object({ id: rowId });
export const videoPlaylistParams = z.object({ videoId });
export const playlistVideoParams = z.object({ playlistId: rowId, videoId });
