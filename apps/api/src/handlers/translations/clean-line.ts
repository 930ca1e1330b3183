/**
 * Cleans a typed line before it is stored and broadcast: removes control characters and bidirectional overrides. The rest is
 * plain text.
 */
import type { NewLine } from '../../store';

const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  /[\u0000-\u0008\u000B-\u001F\u007F\u0080-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

const cleanText = (text: string) => text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();

/** Fields that clients get with every typed line. */
export const TYPED = {
  is_tl: true,
  is_owner: false,
  is_vtuber: false,
  is_moderator: false,
  is_verified: false,
  source: 'user',
} as const;

interface Typed {
  readonly name: string;
  readonly message: string;
  readonly timestamp?: number | undefined;
  readonly duration?: number | undefined;
}

export const cleanLine = ({ name, message, timestamp, duration }: Typed, now: number): NewLine => ({
  name: cleanText(name) || '?',
  message: cleanText(message) || '…',
  timestamp: timestamp ?? now,
  duration: duration ?? null,
});
