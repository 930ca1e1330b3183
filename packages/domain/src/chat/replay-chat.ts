/**
 * Continuation token of YouTube's chat replay: a protocol-buffers message as base64. Numbers are written as varints; the
 * original wrote their raw bytes, so that only values up to 127 came out right and every replay had to begin at 0.
 */

const MORE = 0x80;
const LOW = 0x7f;
const VARINT = 0;
const BYTES = 2;

type Bytes = readonly number[];

/** Without bit operators: tags and times exceed 32 bits. */
function varint(value: number): Bytes {
  const bytes: number[] = [];
  let left = Math.max(0, Math.trunc(value));
  while (left > LOW) {
    bytes.push((left % MORE) + MORE);
    left = Math.floor(left / MORE);
  }
  return [...bytes, left];
}

const tag = (field: number, type: number): Bytes => varint(field * 2 ** 3 + type);
const number = (field: number, value: number): Bytes => [...tag(field, VARINT), ...varint(value)];
const bytes = (field: number, content: Bytes): Bytes => [
  ...tag(field, BYTES),
  ...varint(content.length),
  ...content,
];
const text = (field: number, value: string): Bytes =>
  bytes(field, [...new TextEncoder().encode(value)]);

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const SIX_BITS = 6;

function base64(content: Bytes): string {
  let out = '';
  for (let at = 0; at < content.length; at += 3) {
    const [a = 0, b = 0, c = 0] = content.slice(at, at + 3);
    const word = a * 2 ** 16 + b * 2 ** 8 + c;
    const signs = [3, 2, 1, 0].map(
      (place) => ALPHABET[Math.floor(word / 2 ** (place * SIX_BITS)) % ALPHABET.length] ?? '',
    );
    const used = Math.min(content.length - at, 3) + 1;
    out += signs.slice(0, used).join('').padEnd(4, '=');
  }
  return out;
}

/** Which lines the replay shows. */
const CHAT_TYPES = { all: 1, top: 4 } as const;

/** Field numbers of the message, as YouTube uses them. */
const REPLAY_FIELD = 156_074_452;
const VIDEO_FIELD = 48_687_757;

export interface ReplayChatInput {
  readonly channelId: string;
  readonly videoId: string;
  /** Position in ms at which the replay begins. Default 0. */
  readonly seekMs?: number | undefined;
  /** `top` leaves out what YouTube thinks is spam. Default `all`. */
  readonly chatType?: keyof typeof CHAT_TYPES;
}

/** The token, before it is escaped for an address. */
export function replayChatContinuation({
  channelId,
  videoId,
  seekMs = 0,
  chatType = 'all',
}: ReplayChatInput): string {
  const inner = [
    ...bytes(1, bytes(5, [...text(1, channelId), ...text(2, videoId)])),
    ...bytes(3, bytes(VIDEO_FIELD, text(1, videoId))),
    ...number(4, 1),
  ];
  const outer = [
    ...text(3, base64(inner)),
    ...number(8, 1),
    ...bytes(11, number(2, seekMs)),
    ...bytes(14, number(1, CHAT_TYPES[chatType])),
    ...number(15, 1),
  ];
  return base64(bytes(REPLAY_FIELD, outer));
}
