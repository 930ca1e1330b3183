/** Ids in YouTube's format, derived from a key. */
import { stampChannelId, stampVideoId, type Look, type VideoLook } from '../../pictures';
import { chanceOf, type Key } from './chance';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** 64 or 128 bits do not fill the last character, so only some characters occur there. */
const VIDEO_END = 'AEIMQUYcgkosw048';
const CHANNEL_END = 'AQgw';
const HEX = '0123456789abcdef';

function letters(key: Key, length: number, alphabet = ALPHABET): string {
  const { pick } = chanceOf('id', ...key);
  const all = Array.from(alphabet);
  return Array.from({ length }, () => pick(all)).join('');
}

/** 11 characters that also encode the video's picture. */
export const videoIdOf = (look: VideoLook, ...key: Key): string =>
  stampVideoId(letters(key, 10) + letters(['end', ...key], 1, VIDEO_END), look);

/** `UC` and 22 characters that also encode the channel's picture. */
export const channelIdOf = (look: Look, initial: string, ...key: Key): string =>
  stampChannelId(`UC${letters(key, 21)}${letters(['end', ...key], 1, CHANNEL_END)}`, look, initial);

/** A UUID of version 4. */
export function uuidOf(...key: Key): string {
  const hex = letters(['uuid', ...key], 30, HEX);
  const variant = letters(['variant', ...key], 1, '89ab');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-${variant}${hex.slice(15, 18)}-${hex.slice(18, 30)}`;
}

export const commentKeyOf = (...key: Key): string => `Ug${letters(['comment', ...key], 20)}4AaABAg`;
