/**
 * What a picture shows is written into the id it belongs to, so that the server draws it without looking anything up:
 * three letters of a video's id say what the stream is about and who is on it, three of a channel's id who that is. The
 * letters are shifted by a hash of the others, so ids look like any other. An id of foreign origin reads as some look, too.
 */
import { hashText } from './hash';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SIZE = ALPHABET.length;

/** How a person looks. Two letters. */
export interface Look {
  /** Colours, 0 to 63. */
  readonly hue: number;
  /** Hair, ears and eyes, 0 to 63. */
  readonly style: number;
}

export interface VideoLook extends Look {
  /** Subject of the picture, 0 to 63: twice the index in the list of scenes, plus one for English. */
  readonly scene: number;
}

const VIDEO_AT = 0;
const CHANNEL_AT = 2;
const LETTERS = 3;

const withoutStamp = (id: string, at: number) => id.slice(0, at) + id.slice(at + LETTERS);
const shift = (id: string, at: number, index: number) =>
  hashText(`${withoutStamp(id, at)}/${index}`) % SIZE;

const stamp = (id: string, at: number, values: readonly number[]) =>
  id.slice(0, at) +
  values.map((value, index) => ALPHABET[(value + shift(id, at, index)) % SIZE] ?? '').join('') +
  id.slice(at + LETTERS);

const read = (id: string, at: number, index: number) =>
  (ALPHABET.indexOf(id.charAt(at + index)) + SIZE - shift(id, at, index)) % SIZE;

/** The id of a video with its look encoded. */
export const stampVideoId = (id: string, { scene, hue, style }: VideoLook): string =>
  stamp(id, VIDEO_AT, [scene, hue, style]);

export const lookOfVideo = (id: string): VideoLook => ({
  scene: read(id, VIDEO_AT, 0),
  hue: read(id, VIDEO_AT, 1),
  style: read(id, VIDEO_AT, 2),
});

/** The id of a channel with its look and the first letter of its name encoded. */
export const stampChannelId = (id: string, { hue, style }: Look, initial: string): string =>
  stamp(id, CHANNEL_AT, [hue, style, Math.max(0, ALPHABET.indexOf(initial))]);

export const lookOfChannel = (id: string): Look & { readonly initial: string } => ({
  hue: read(id, CHANNEL_AT, 0),
  style: read(id, CHANNEL_AT, 1),
  initial: (ALPHABET[read(id, CHANNEL_AT, 2)] ?? 'A').toUpperCase().replace(/[^A-Z]/, '★'),
});
