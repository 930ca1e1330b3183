/**
 * Calendar keys: they open the calendar of an account's favorites and nothing else. A key is derived from the account's id,
 * a number kept with the account and the deployment's secret, so that it can be shown again without being stored. Renewing
 * adds 1 to the number and invalidates earlier keys.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isCanonical } from './canonical';
import { deriveKey } from './secrets';

/** A prefix different from API keys, so that secret scanners can distinguish them. */
const PREFIX = 'oshical_';
const FORM = /^oshical_([1-9]\d{0,14})_([\w-]{43})$/;

export interface CalendarKeys {
  /** The key of an account whose keys have this number. */
  readonly keyOf: (userId: string, number: number) => string;
  /** Id of the account that the text claims to be a key of; undefined for any other text. */
  readonly userIdIn: (text: string) => string | undefined;
  /** Whether the text is the key of that account and number. */
  readonly isKeyOf: (text: string, userId: string, number: number) => boolean;
}

export function createCalendarKeys(secret: string): CalendarKeys {
  const salt = deriveKey(secret, 'calendar keys');
  const keyOf = (userId: string, number: number) => {
    const proof = createHmac('sha256', salt).update(`${userId} ${number}`).digest('base64url');
    return `${PREFIX}${userId}_${proof}`;
  };
  return {
    keyOf,
    userIdIn: (text) => {
      const [, userId, proof = ''] = FORM.exec(text) ?? [];
      return isCanonical(proof) ? userId : undefined;
    },
    isKeyOf: (text, userId, number) => {
      const [given, right] = [Buffer.from(text), Buffer.from(keyOf(userId, number))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
