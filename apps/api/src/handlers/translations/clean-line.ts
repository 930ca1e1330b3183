/**
 * Cleans a typed line before it is stored and broadcast: removes control characters and bidirectional overrides. The rest is
 * plain text.
 */
import { cleanLineText, storedText } from '@oshimado/domain';
import { NAMELESS, type NewLine } from '../../store';

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
  name: cleanLineText(name) || NAMELESS,
  message: storedText(message),
  timestamp: timestamp ?? now,
  duration: duration ?? null,
});
