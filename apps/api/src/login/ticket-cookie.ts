/**
 * Ties a ticket to the browser it was made for: an HttpOnly cookie contains a random value, the ticket its digest. A ticket in a
 * link that is sent to another person is refused there. The cookie does not identify the caller.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readHostCookie, writeHostCookie } from './host-cookie';

const COOKIE = 'oshimado_ticket';
const LIFE_S = 60;
const BYTES = 24;

const digest = (value: string) => createHash('sha256').update(value).digest('base64url');

export interface TicketBinding {
  /** For the ticket. */
  readonly claim: string;
  /** For the browser. */
  readonly cookie: string;
}

export function makeBinding(isSecure: boolean): TicketBinding {
  const value = randomBytes(BYTES).toString('base64url');
  return {
    claim: digest(value),
    cookie: writeHostCookie({ name: COOKIE, value, maxAge: LIFE_S }, isSecure),
  };
}

/** Whether these cookies belong to the browser the ticket was made for. */
export function isBoundTo(claim: unknown, header: string | undefined, isSecure: boolean): boolean {
  const value = readHostCookie(header, COOKIE, isSecure);
  if (typeof claim !== 'string' || value === undefined) return false;
  const [known, given] = [Buffer.from(claim), Buffer.from(digest(value))];
  return known.length === given.length && timingSafeEqual(known, given);
}
