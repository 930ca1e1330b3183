/**
 * The sentences of notifications are written by the server, and it chooses the clips: it has to know when the viewer chooses another
 * language, or other languages of clips.
 */
import { pushIdOf } from '@oshimado/domain';
import type { Client, PushDevice } from '@oshimado/contract';
import type { QueryClient } from '@tanstack/react-query';
import { pushBrowser, type PushBrowser } from './push-browser';
import { withClipLanguages } from './rule-of';
import { notePush } from './push-note';
import { inPushOrder } from './push-order';
import { PUSH_KEY } from './push-query';

export interface FollowOptions {
  readonly client: Client;
  readonly queries: QueryClient;
  /** IANA time zone of the viewer. */
  readonly zone: string;
  /** Default: the browser. */
  readonly browser?: PushBrowser;
}

async function followNow(
  { client, queries, zone, browser = pushBrowser }: FollowOptions,
  changed: (device: PushDevice) => Pick<PushDevice, 'lang' | 'choices'> | undefined,
): Promise<void> {
  if (browser.ability() !== 'ready') return;
  const address = await browser.current();
  if (!address) return;
  const { device } = await client.getPush({ id: await pushIdOf(address) });
  const next = device && changed(device);
  if (!next) return;
  // Whose it is does not change.
  notePush(await client.putPushDevice({ body: { ...address, zone, ...next } }), null, zone);
  await queries.invalidateQueries({ queryKey: PUSH_KEY });
}

const follow = (options: FollowOptions, changed: Parameters<typeof followNow>[1]): Promise<void> =>
  inPushOrder(options.queries, () => followNow(options, changed));

/** Gives the notifications of this device, if there are any, the language. Throws what the client throws. */
export const followLanguage = (language: string, options: FollowOptions): Promise<void> =>
  follow(options, ({ lang, choices }) =>
    lang === language ? undefined : { lang: language, choices },
  );

/** Gives the bells of this device that ask for clips, if there are any, the languages of clips. Throws what the client throws. */
export const followClipLanguages = (
  languages: readonly string[],
  options: FollowOptions,
): Promise<void> =>
  follow(options, ({ lang, choices }) => {
    const next = withClipLanguages(choices, languages);
    return next === choices ? undefined : { lang, choices: next };
  });
