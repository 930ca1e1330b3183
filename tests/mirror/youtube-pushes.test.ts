/** Pushes of YouTube's hub: what it may say, and that it is only believed after a look. */
import { createHmac } from 'node:crypto';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pushSecret, topicOf } from '../../apps/api/src/sources/youtube/websub/websub-keys';
import { websubPages } from '../../apps/api/src/sources/youtube/websub/websub-pages';
import { openStore } from '../postgres/patient-store';
import type { SourceHint } from '../../apps/api/src/store/records';
import { createDatabase } from '../postgres/databases';
import {
  beginYoutubeLife,
  DAY,
  HOUR,
  MIDNIGHT,
  MINUTE,
  worldChannels,
  type YoutubeLife,
} from '../support/youtube-life';
import type { WorldVideo } from '../support/youtube-stand-in';

const SECRET = 'a secret of this site that is long enough';
const HUB = 'https://hub.example';
const SITE = 'https://oshimado.example';
const channels = worldChannels(2);
const channel = channels[0]?.id ?? '';

let life: YoutubeLife;
let app: ReturnType<typeof Fastify>;

const begin = async (...videos: WorldVideo[]) => {
  const websub = { callbackUrl: SITE, hubUrl: HUB, secret: async () => SECRET };
  life = await beginYoutubeLife({ channels, videos, websub });
  app = Fastify();
  const giveHint = async (hint: SourceHint) => void life.store.hints.push(hint);
  websubPages(app, { secret: SECRET, giveHint });
};

beforeEach(() => begin());
afterEach(async () => {
  await life.stop();
  await app.close();
});

const callbackOf = () => {
  const found = [...life.standIn.subscriptions].find(
    ([, form]) => form.get('hub.topic') === topicOf(channel),
  );
  return new URL(found?.[0] ?? '').pathname;
};
/** The hub asks whether a subscription is meant. */
const verify = (more: Record<string, string> = {}, path = callbackOf()) =>
  app.inject({
    url: path,
    query: {
      'hub.mode': 'subscribe',
      'hub.topic': topicOf(channel),
      'hub.challenge': 'abc',
      'hub.lease_seconds': '432000',
      ...more,
    },
  });
const sign = (body: string, secret = pushSecret(SECRET, channel)) =>
  `sha1=${createHmac('sha1', secret).update(body).digest('hex')}`;
const push = (body: string, signature: string | undefined = sign(body)) =>
  app.inject({
    method: 'POST',
    url: callbackOf(),
    headers: {
      'content-type': 'application/atom+xml',
      ...(signature && { 'x-hub-signature': signature }),
    },
    body,
  });
const unleased = () => life.source().status?.()?.unleased;

const ID = 'sudden_____';
const entry = `<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns="http://www.w3.org/2005/Atom">
<link rel="hub" href="x"/><entry><id>yt:video:${ID}</id><yt:videoId>${ID}</yt:videoId><yt:channelId>${channel}</yt:channelId></entry></feed>`;
/** The poorer shape: no default namespace, no links, no dates. */
const poor = `<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015"><title/><entry><yt:videoId>${ID}</yt:videoId></entry></feed>`;
const tombstone = `<feed xmlns:at="http://purl.org/atompub/tombstones/1.0" xmlns="http://www.w3.org/2005/Atom">
<at:deleted-entry ref="yt:video:${ID}" when="2026-11-10T10:00:00Z"><link href="x"/><at:by><name>n</name></at:by></at:deleted-entry></feed>`;

describe('a subscription', () => {
  it('a subscription is asked for with a secret and an address of its own for each channel', async () => {
    await life.runTo(MIDNIGHT + MINUTE);
    const forms = [...life.standIn.subscriptions.values()];
    expect(forms).toHaveLength(2);
    expect(new Set(forms.map((form) => form.get('hub.secret'))).size).toBe(2);
    expect(forms[0]?.get('hub.mode')).toBe('subscribe');
  });

  it('counts once it is verified, for as long as the hub grants, and is renewed at its half', async () => {
    await life.runTo(MIDNIGHT + MINUTE);
    expect(unleased()).toBe(2);
    const answer = await verify({ 'hub.lease_seconds': '7200' });
    expect([answer.statusCode, answer.body]).toEqual([200, 'abc']);
    await life.runTo(MIDNIGHT + 2 * MINUTE);
    expect(unleased()).toBe(1);
    life.standIn.subscriptions.clear();
    await life.runTo(MIDNIGHT + HOUR + 5 * MINUTE);
    expect(callbackOf()).toContain(channel);
    await life.runTo(MIDNIGHT + 3 * HOUR);
    expect(unleased()).toBe(2);
  });

  it('a subscription is not confirmed for another topic, another mode, or at a guessed address', async () => {
    await life.runTo(MIDNIGHT + MINUTE);
    const wrong = [
      await verify({ 'hub.topic': topicOf(channels[1]?.id ?? '') }),
      await verify({ 'hub.mode': 'unsubscribe' }),
      await verify({}, `/hooks/youtube/${channel}/guessed`),
      await verify({}, '/hooks/youtube/nobody/guessed'),
    ];
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(life.store.hints).toEqual([]);
  });

  it('a subscription waits as long as a busy hub asks, and begins again', async () => {
    await life.stop();
    await begin();
    let asked = 0;
    life.standIn.fault = (path) => {
      if (path !== '/subscribe') return undefined;
      asked += 1;
      return { status: 503, headers: { 'retry-after': '1800' }, body: 'Transient error' };
    };
    await life.runTo(MIDNIGHT + 29 * MINUTE);
    expect(asked).toBe(1);
    life.standIn.fault = () => undefined;
    await life.runTo(MIDNIGHT + 40 * MINUTE);
    expect(life.standIn.subscriptions.size).toBe(2);
  });
});

describe('a push', () => {
  const sudden: WorldVideo = {
    id: ID,
    channelId: channel,
    title: 'Sudden',
    publishedAt: MIDNIGHT + 2 * HOUR,
    startedAt: MIDNIGHT + 2 * HOUR,
  };
  /** Without feeds and lists, so that only a push can tell. */
  const deaf = async () => {
    await life.stop();
    await begin(sudden);
    life.standIn.fault = (path) =>
      path.includes('feeds') || path.endsWith('playlistItems')
        ? { status: 500, body: '' }
        : undefined;
    await life.runTo(MIDNIGHT + 2 * HOUR + MINUTE);
  };

  it.each([
    ['the usual shape', entry],
    ['the poorer shape', poor],
  ])('in %s brings a stream within half a minute', async (_, body) => {
    await deaf();
    expect((await push(body)).statusCode).toBe(202);
    await life.runTo(life.clock.now() + 30_000);
    expect(life.statusOf(ID)).toBe('live');
  });

  it.each([
    ['without a signature', () => push(entry, '')],
    ['signed with another secret', () => push(entry, sign(entry, 'other'))],
    ['signed for another text', () => push(entry, sign(poor))],
    ['of no feed', () => push('{}')],
  ])('%s is acknowledged and ignored', async (_, send) => {
    await deaf();
    expect((await send()).statusCode).toBe(202);
    expect(life.store.hints).toEqual([]);
  });

  it('a push of a deletion is checked before anything is hidden', async () => {
    await deaf();
    await push(entry);
    await life.runTo(life.clock.now() + MINUTE);
    await push(tombstone);
    await life.runTo(life.clock.now() + 10 * MINUTE);
    expect(life.statusOf(ID)).toBe('live');
  });

  it('a push of a deletion hides a stored video that is no longer followed within minutes', async () => {
    const hidden = [{ from: MIDNIGHT + 130 * MINUTE }];
    const past = { startedAt: MIDNIGHT - 9 * DAY, endedAt: MIDNIGHT - 9 * DAY + HOUR };
    await life.stop();
    await begin({ ...sudden, publishedAt: MIDNIGHT - 9 * DAY, ...past, hidden });
    await life.runTo(MIDNIGHT + 131 * MINUTE);
    expect(life.statusOf(ID)).toBe('past');
    await push(tombstone);
    await life.runTo(MIDNIGHT + 145 * MINUTE);
    expect(life.statusOf(ID)).toBe('missing');
  });
});

it('a hint that any process gets twice is used once', async () => {
  const { connectionString, drop } = await createDatabase();
  const store = openStore({ connectionString, poolSize: 2, now: () => MIDNIGHT + DAY });
  try {
    await store.migrate();
    const hint = { kind: 'video', subject: ID, value: { channel } } as const;
    await store.giveHint('youtube', hint);
    await store.giveHint('youtube', hint);
    await store.giveHint('twitch', hint);
    const source = store.sourceOf({ name: 'youtube', among: ['youtube'] });
    expect(await source.takeHints()).toEqual([hint]);
    expect(await source.takeHints()).toEqual([]);
  } finally {
    await store.close();
    await drop();
  }
});
