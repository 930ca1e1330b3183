/** What every embed test needs: a fan site of its own origin and a server whose portal is switched off. */
import type { APIRequestContext } from '@playwright/test';
import type { Video } from '@oshimado/contract';
import { FanPage } from '../pages/fan.page';
import { isLong } from '../support/is-long';
import { makePlaylist, type MadePlaylist } from '../support/make-playlist';
import { embedOrigin } from '../support/shared-sites';
import { expect, test as base } from '../support/site-test';
import { HostSite } from './host-site';

/** Nothing but the calls and the embed files. */
export const EMBED = embedOrigin();

/** Every call of the API. */
export const CALLS = `${EMBED}/api/**`;

/** How often an element is removed and put back: what it leaves behind each time is seen after a few. */
export const ROUNDS = isLong ? 100 : 5;

/** A video of the demo world, as an element shows it. */
interface DemoVideo {
  readonly id: string;
  readonly title: string;
  readonly channel: string;
  readonly channelId: string;
}

const AS_MANY = 7;

async function videosOf(
  request: APIRequestContext,
  status: 'live' | 'past',
): Promise<readonly Video[]> {
  const path =
    status === 'live' ? 'live?type=stream&status=live' : 'videos?type=stream&status=past';
  const answer = await request.get(`${EMBED}/api/v2/${path}`);
  const videos = (await answer.json()) as readonly Video[];
  return videos.filter((video) => video.status === status && video.type === 'stream');
}

async function videoOf(request: APIRequestContext, status: 'live' | 'past'): Promise<DemoVideo> {
  const [found] = await videosOf(request, status);
  if (!found) throw new Error(`The demo world has no ${status} video.`);
  return {
    id: found.id,
    title: found.title,
    channel: found.channel.english_name ?? found.channel.name,
    channelId: found.channel.id,
  };
}

export interface EmbedFixtures {
  readonly site: HostSite;
  /** A page of the fan site. A test fails when an element throws into it. */
  readonly fan: FanPage;
  /** A stream that is running. */
  readonly live: DemoVideo;
  /** A stream that is over. */
  readonly past: DemoVideo;
  /** A playlist of some streams that are over, `past` the first of them. */
  readonly playlist: MadePlaylist & { readonly count: number };
}

export const test = base.extend<EmbedFixtures>({
  site: async ({}, use) => {
    const site = new HostSite();
    await site.open();
    await use(site);
    await site.close();
  },
  fan: async ({ page, site }, use) => {
    const fan = new FanPage(page, site);
    await fan.listen();
    await use(fan);
    expect(fan.errors, 'errors that reached the page').toEqual([]);
  },
  live: async ({ request }, use) => use(await videoOf(request, 'live')),
  past: async ({ request }, use) => use(await videoOf(request, 'past')),
  playlist: async ({ request }, use) => {
    const videos = (await videosOf(request, 'past')).slice(0, AS_MANY).map(({ id }) => id);
    const playlist = await makePlaylist(request, { videos, origin: EMBED });
    await use({ ...playlist, count: videos.length });
    await playlist.remove();
  },
});

export { expect };

/** A policy that allows what the README says, and nothing else. Players and chats need frames and a socket. `scripts`: which scripts run. */
export const strictPolicy = ({ hasFrames = true, scripts = EMBED } = {}) => ({
  'content-security-policy': [
    `default-src 'none'`,
    `script-src ${scripts}`,
    `connect-src ${EMBED}${hasFrames ? ` ${EMBED.replace('http', 'ws')}` : ''}`,
    `img-src ${EMBED}`,
    ...(hasFrames ? [`frame-src ${EMBED}`] : []),
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; '),
});

/** Styles and a script that spoil what is not shielded from them, and the one variable by which the page may style an element. */
export const hostile = (tag: string, variable: string) => `<style>
    html { font-size: 10px }
    * { color: red !important; border: 9px solid lime !important; display: inline !important }
    ${tag} { ${variable}: rgb(1, 2, 3); display: block !important }
  </style><script>Array.prototype.intruder = () => 1;</script>`;

/** Attributes that warnings in the console name, in the order of the alphabet. */
export const attributesIn = (warnings: readonly string[]) =>
  warnings.map((text) => /(\w+)=/.exec(text)?.[1] ?? '').toSorted((a, b) => a.localeCompare(b));
