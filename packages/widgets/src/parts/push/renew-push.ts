/**
 * Keeps the notifications of this device right: subscribes again where the browser has ended or replaced the subscription, or the server
 * has another key, because they would stop without a word; tells the server of another time zone, because quiet hours are of the place
 * where the viewer is; and makes the device one of the login that there is, whose end is its end.
 */
import type { Client } from '@oshimado/contract';
import { failureKind, isOfSuspension, pushIdOf } from '@oshimado/domain';
import type { QueryClient } from '@tanstack/react-query';
import { pushBrowser, type PushBrowser } from './push-browser';
import { forgetPush, isOfAnother, notePush, pushNoteOf, readPushNote } from './push-note';
import { PUSH_KEY } from './push-query';

export interface RenewOptions {
  readonly client: Client;
  readonly queries: QueryClient;
  /** Null for a guest. */
  readonly viewerId: string | null;
  /** Language of the sentences. */
  readonly lang: string;
  /** IANA time zone of the viewer. */
  readonly zone: string;
  /** Default: the browser. */
  readonly browser?: PushBrowser;
  /** Ends it before its next step. What it has begun to send is sent. */
  readonly signal?: AbortSignal;
}

/**
 * Asks the server, and sends nothing while the noted subscription is there, is for its key, has the time zone, and ends with the login of
 * the viewer. Throws what the client throws; choices that the server refuses are forgotten.
 */
export async function renewPush(options: RenewOptions): Promise<void> {
  const { client, queries, viewerId, lang, zone, browser = pushBrowser, signal } = options;
  const noted = readPushNote();
  if (!noted || isOfAnother(noted, viewerId)) return;
  if (browser.ability() !== 'ready' || !browser.isAllowed()) return;
  const before = await browser.current();
  const isThere = before !== undefined && (await pushIdOf(before)) === noted.id;
  // The choices of an account whose login has expired are not those of a guest.
  if (!isThere && !pushNoteOf(viewerId)) return;
  const { key, device } = await client.getPush({ id: noted.id });
  if (signal?.aborted) return;
  // It was deleted on another device, and must not come back once the browser ends the subscription.
  if (isThere && !device) return forgetPush();
  const address = await browser.subscribe(key);
  if (signal?.aborted || !address) return;
  const isTheirs = viewerId === null || device?.ends_with_login;
  if (isThere && address.former === undefined && noted.zone === zone && isTheirs) return;
  try {
    const known = device ?? { lang, choices: noted.choices };
    const body = { ...address, zone, lang: known.lang, choices: known.choices };
    notePush(await client.putPushDevice({ body }), viewerId, zone);
  } catch (error) {
    if (failureKind(error) === 'refused' && !isOfSuspension(error)) forgetPush();
    throw error;
  }
  await queries.invalidateQueries({ queryKey: PUSH_KEY });
}
