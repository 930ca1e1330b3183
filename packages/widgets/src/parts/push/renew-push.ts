/** Subscribes again where the browser has ended or replaced the subscription: notifications would stop without a word. */
import type { Client } from '@oshimado/contract';
import { failureKind, pushIdOf } from '@oshimado/domain';
import type { QueryClient } from '@tanstack/react-query';
import { pushBrowser, type PushBrowser } from './push-browser';
import { forgetPush, notePush, pushNoteOf } from './push-note';
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
}

/**
 * Does nothing while the noted subscription is there: where the server does not know that one, it was deleted on another device. Throws
 * what the client throws; choices that the server refuses are forgotten.
 */
export async function renewPush(options: RenewOptions): Promise<void> {
  const { client, queries, viewerId, lang, zone, browser = pushBrowser } = options;
  const noted = pushNoteOf(viewerId);
  if (!noted || browser.ability() !== 'ready' || !browser.isAllowed()) return;
  const before = await browser.current();
  if (before && (await pushIdOf(before)) === noted.id) return;
  const { key } = await client.getPush({});
  const address = await browser.subscribe(key);
  if (!address) return;
  try {
    const body = { ...address, lang, zone, choices: noted.choices };
    notePush(await client.putPushDevice({ body }), viewerId);
  } catch (error) {
    if (failureKind(error) === 'refused') forgetPush();
    throw error;
  }
  await queries.invalidateQueries({ queryKey: PUSH_KEY });
}
