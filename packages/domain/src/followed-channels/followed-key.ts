/** What a text of a file names a channel by. */
import { CHANNEL_HANDLE, CHANNEL_ID, recogniseChannel } from '../addresses';
import type { FollowedSkipReason } from './followed-channels.types';

/** The feed of a channel at an instance of Invidious, on any host. */
const INSTANCE_FEED = /\/feed\/channel\/(UC[\w-]{22})(?:[/?#]|$)/;
/** The playlists of all uploads, of videos, of streams and of shorts, which feed readers take in place of the channel. */
const UPLOADS = /[?&](?:playlist_id|list)=UU(?:LF|LV|SH)?([\w-]{22})(?:[&#]|$)/;
const WEB = /^(?:https?:)?\/\//i;
const YOUTUBE = /^(?:https?:)?\/\/(?:[\w-]+\.)*youtu(?:be\.com|\.be)(?:[/?#:]|$)/i;

/** The key of a channel, or why there is none. */
export type FollowedKey =
  | { readonly key: string }
  | { readonly reason: Exclude<FollowedSkipReason, 'broken'> };

/** Reads an id, a handle, or the address of a channel or of its feed. */
export function followedKey(text: string): FollowedKey {
  const trimmed = text.trim();
  if (CHANNEL_ID.test(trimmed) || CHANNEL_HANDLE.test(trimmed)) return { key: trimmed };
  // A description with an address in it is of another channel.
  if (/\s/.test(trimmed)) return { reason: 'noChannel' };
  const found = recogniseChannel(trimmed);
  if (found?.kind === 'id') return { key: found.id };
  if (found?.kind === 'handle') return { key: found.handle };
  if (found) return { reason: 'oldName' };
  const id = INSTANCE_FEED.exec(trimmed)?.[1];
  if (id !== undefined) return { key: id };
  if (!WEB.test(trimmed)) return { reason: 'noChannel' };
  if (!YOUTUBE.test(trimmed)) return { reason: 'otherService' };
  const uploads = UPLOADS.exec(trimmed)?.[1];
  if (uploads !== undefined) return { key: `UC${uploads}` };
  return { reason: /[?&]user=/.test(trimmed) ? 'oldName' : 'noChannel' };
}
