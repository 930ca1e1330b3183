/** The sentences of notifications are written by the server: it has to know when the viewer chooses another language. */
import type { Client } from '@oshimado/contract';
import type { QueryClient } from '@tanstack/react-query';
import { pushBrowser, pushIdOf, type PushBrowser } from './push-browser';
import { PUSH_KEY } from './use-push';

export interface FollowLanguageOptions {
  readonly client: Client;
  readonly queries: QueryClient;
  /** Code of the language. */
  readonly language: string;
  /** IANA time zone of the viewer. */
  readonly zone: string;
  /** Default: the browser. */
  readonly browser?: PushBrowser;
}

/** Gives the notifications of this device, if there are any, the language. Throws what the client throws. */
export async function followLanguage({
  client,
  queries,
  language,
  zone,
  browser = pushBrowser,
}: FollowLanguageOptions): Promise<void> {
  if (browser.ability() !== 'ready') return;
  const address = await browser.current();
  if (!address) return;
  const { device } = await client.getPush({ id: await pushIdOf(address) });
  if (!device || device.lang === language) return;
  const { choices } = device;
  await client.putPushDevice({ body: { ...address, lang: language, zone, choices } });
  await queries.invalidateQueries({ queryKey: PUSH_KEY });
}
