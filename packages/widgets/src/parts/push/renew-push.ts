/**
 * Keeps the notifications of this device right: subscribes again where the browser has ended or replaced the subscription, because they
 * would stop without a word, and tells the server of another time zone, because quiet hours are of the place where the viewer is.
 */
import type { Client } from '@oshimado/contract';
import { failureKind, pushIdOf } from '@oshimado/domain';
import type { QueryClient } from '@tanstack/react-query';
import { pushBrowser, type PushAddress, type PushBrowser } from './push-browser';
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

/** Nothing where the server does not know the device: it was deleted on another one. */
async function sendZone(
  { client, viewerId, zone }: RenewOptions,
  id: string,
  address: PushAddress,
) {
  const { device } = await client.getPush({ id });
  if (!device) return;
  const { lang, choices } = device;
  notePush(
    await client.putPushDevice({ body: { ...address, lang, zone, choices } }),
    viewerId,
    zone,
  );
}

/**
 * Does nothing while the noted subscription is there and has the time zone. Throws what the client throws; choices that the server
 * refuses are forgotten.
 */
export async function renewPush(options: RenewOptions): Promise<void> {
  const { client, queries, viewerId, lang, zone, browser = pushBrowser } = options;
  const noted = pushNoteOf(viewerId);
  if (!noted || browser.ability() !== 'ready' || !browser.isAllowed()) return;
  const before = await browser.current();
  if (before && (await pushIdOf(before)) === noted.id) {
    if (noted.zone !== zone) await sendZone(options, noted.id, before);
    return;
  }
  const { key } = await client.getPush({});
  const address = await browser.subscribe(key);
  if (!address) return;
  try {
    const body = { ...address, lang, zone, choices: noted.choices };
    notePush(await client.putPushDevice({ body }), viewerId, zone);
  } catch (error) {
    if (failureKind(error) === 'refused') forgetPush();
    throw error;
  }
  await queries.invalidateQueries({ queryKey: PUSH_KEY });
}
