/** Reads what sockets and mirrored servers send about chats. Anything may come, so each field is checked. */
import type { Chat } from '@oshimado/contract';
import { CHAT_TEXT_MAX } from './chat.limits';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers are also sent as text. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, CHAT_TEXT_MAX) : '';

const sources: readonly Chat['source'][] = ['youtube', 'MChad', 'user'];

/** A line as the contract describes it; undefined if it has no author, text or time. */
export function readChatLine(value: unknown): Chat | undefined {
  if (!isObject(value)) return undefined;
  const { id, channel_id: channel, duration } = value;
  const [name, message] = [textOf(value['name']), textOf(value['message'])];
  const timestamp = numberOf(value['timestamp']);
  if (name.trim() === '' || message.trim() === '' || timestamp === undefined) return undefined;
  return {
    ...(typeof id === 'string' && id !== '' && { id }),
    name,
    message,
    timestamp,
    video_offset: numberOf(value['video_offset']) ?? 0,
    duration: numberOf(duration) ?? null,
    ...(typeof channel === 'string' && channel !== '' && { channel_id: channel }),
    is_tl: value['is_tl'] === true,
    is_owner: value['is_owner'] === true,
    is_vtuber: value['is_vtuber'] === true,
    is_moderator: value['is_moderator'] === true,
    is_verified: value['is_verified'] === true,
    source: sources.find((source) => source === value['source']) ?? 'youtube',
  };
}

/** The readable lines of an answer, in its order. */
export const readChatLines = (value: unknown): readonly Chat[] =>
  Array.isArray(value) ? value.flatMap((one) => readChatLine(one) ?? []) : [];

/** What a room says about its video; a field that is missing stays as it is. */
export interface RoomUpdate {
  /** `new`, `upcoming`, `live`, `past` or `missing`. */
  readonly status?: string;
  /** Number of viewers. */
  readonly live_viewers?: number;
  /** ISO time at which the stream began. */
  readonly start_actual?: string;
}

function updateOf({ status, live_viewers, start_actual }: Fields): RoomUpdate {
  const viewers = numberOf(live_viewers);
  const isTime = typeof start_actual === 'string' && !Number.isNaN(Date.parse(start_actual));
  return {
    ...(typeof status === 'string' && { status }),
    ...(viewers !== undefined && viewers >= 0 && { live_viewers: viewers }),
    ...(isTime && { start_actual }),
  };
}

/** A message under the name of a room. */
export type RoomNews =
  | { readonly type: 'line'; readonly line: Chat }
  | { readonly type: 'update'; readonly update: RoomUpdate }
  | { readonly type: 'end'; readonly message?: string }
  | { readonly type: 'error' };

/** Undefined for what is ignored: kinds without a use, and what cannot be read. */
export function readRoomNews(value: unknown): RoomNews | undefined {
  if (!isObject(value)) return undefined;
  const message = textOf(value['message']).trim();
  switch (value['type']) {
    case undefined:
    case null: {
      const line = readChatLine(value);
      return line && { type: 'line', line };
    }
    case 'update':
      return { type: 'update', update: updateOf(value) };
    case 'end':
      return { type: 'end', ...(message !== '' && { message }) };
    case 'error':
      return { type: 'error' };
    default:
      return undefined;
  }
}

/** Answer to a subscription. */
export interface RoomAnswer {
  readonly id: string;
  readonly lang?: string;
  /** Why it was refused; empty if nothing was said. */
  readonly message: string;
  readonly update: RoomUpdate;
}

/** `subscribeSuccess` and `subscribeError`; undefined if they name no video. */
export function readRoomAnswer(value: unknown): RoomAnswer | undefined {
  if (!isObject(value)) return undefined;
  const { id, lang, message } = value;
  if (typeof id !== 'string' || id === '') return undefined;
  return {
    id,
    ...(typeof lang === 'string' && { lang }),
    message: textOf(message).trim(),
    update: updateOf(value),
  };
}
