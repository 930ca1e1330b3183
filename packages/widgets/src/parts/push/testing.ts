/** A browser and a server for stories and tests of notifications. */
import type { Client, PushDevice } from '@oshimado/contract';
import { NO_PUSH_CHOICES } from '@oshimado/domain';
import type { PushAbility, PushBrowser } from './push-browser';

export const samplePushDevice: PushDevice = {
  id: 'x'.repeat(43),
  has_account: true,
  ends_with_login: true,
  lang: 'en',
  choices: {
    ...NO_PUSH_CHOICES,
    rules: [{ of: 'favorites', id: '', live: true, scheduled: false, moved: false, before: 15 }],
  },
  device:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  created_at: '2026-01-01T12:00:00.000Z',
  used_at: '2026-01-10T11:30:00.000Z',
};

const address = {
  endpoint: 'https://push.example/this',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
};

export interface SamplePush {
  /** Default `ready`. */
  readonly ability?: PushAbility;
  /** What the viewer answers when the browser asks. Default yes. */
  readonly answer?: 'yes' | 'no' | 'none';
  /** Whether they were allowed before. Default no. */
  readonly isAllowed?: boolean;
  /** Default none: notifications are off. */
  readonly device?: PushDevice;
  /** Other devices of the account. Default none. */
  readonly others?: readonly PushDevice[];
}

/** The two work together: what is kept at the server is found again. */
export function samplePush({
  ability = 'ready',
  answer = 'yes',
  isAllowed = false,
  device,
  others = [],
}: SamplePush = {}) {
  let kept: PushDevice | null = device ?? null;
  let elsewhere = [...others];
  let isDenied = false;
  const browser: PushBrowser = {
    ability: () => (isDenied ? 'denied' : ability),
    isAllowed: () => isAllowed,
    current: async () => (kept ? address : undefined),
    subscribe: async () => {
      isDenied = answer === 'no';
      return answer === 'yes' ? address : undefined;
    },
    unsubscribe: async () => undefined,
  };
  const client = {
    getPush: async () => ({ key: 'k'.repeat(87), device: kept }),
    getPushDevices: async () => [...(kept ? [kept] : []), ...elsewhere],
    putPushDevice: async ({
      body: { lang, choices },
    }: {
      readonly body: Pick<PushDevice, 'lang' | 'choices'>;
    }) => {
      kept = { ...samplePushDevice, lang, choices };
      return kept;
    },
    deletePushDevice: async ({ id }: { readonly id: string }) => {
      if (kept?.id === id) kept = null;
      elsewhere = elsewhere.filter((other) => other.id !== id);
      return {};
    },
    postPushTest: async () => ({}),
  } satisfies Partial<Client>;
  return {
    browser,
    client,
    choices: () => kept?.choices,
    lang: () => kept?.lang,
    hasAccount: () => kept?.has_account,
  };
}
