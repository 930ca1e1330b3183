/** What a page styles and puts into the elements: their parts and slots are those that the manifest names. */
import { readFile } from 'node:fs/promises';
import type { EmbedTag } from '@oshimado/contract';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { EmbedElement } from '../pages/embed-element.page';
import { ListElement } from '../pages/list-element.page';
import { LiveFeed } from '../pages/live-feed.page';
import { OshiChat } from '../pages/oshi-chat.page';
import { notedParts, noteParts } from '../pages/styled-element.page';
import { eventually } from '../support/waits';
import { CALLS, expect, test } from './embed-page';

const manifestSchema = z.object({
  modules: z.array(
    z.object({
      declarations: z.array(
        z.object({
          tagName: z.string(),
          cssParts: z.array(z.object({ name: z.string() })),
        }),
      ),
    }),
  ),
});

async function partsOf(tag: string): Promise<readonly string[]> {
  const manifest = await readFile('packages/widgets/dist/embed/v1/custom-elements.json', 'utf8');
  const all = manifestSchema.parse(JSON.parse(manifest)).modules.flatMap((one) => one.declarations);
  return all.flatMap(({ tagName, cssParts }) =>
    tagName === tag ? cssParts.map(({ name }) => name) : [],
  );
}

type Ids = Readonly<Record<'live' | 'past' | 'channel' | 'playlist', string>>;

interface Shown {
  /** The attributes of elements in which each part is to be seen once. */
  readonly attributes: (ids: Ids) => readonly string[];
  /** Whether it shows something without its server. Default false. */
  readonly canAlone?: boolean;
  /** What a visitor does before all of it is there. Default: nothing. `title`: of a stream that is over. */
  readonly act?: (page: Page, title: string) => Promise<void>;
}

const elements: Partial<Readonly<Record<EmbedTag, Shown>>> = {
  'oshi-live-feed': { attributes: () => ['max="48"'] },
  'oshi-player': { attributes: ({ live, past }) => [`video="${live}"`, `video="${past}"`] },
  'oshi-chat': { attributes: ({ live, past }) => [`video="${past}"`, `video="${live}"`] },
  'oshi-multiview': {
    attributes: ({ live, past }) => [`videos="${live},${past}"`, 'layout="AAMMchat0"'],
    canAlone: true,
  },
  'oshi-video': { attributes: ({ live, past }) => [`video="${past}"`, `video="${live}"`] },
  'oshi-channel': { attributes: ({ channel }) => [`channel="${channel}"`] },
  'oshi-playlist': { attributes: ({ playlist }) => [`playlist="${playlist}"`] },
  'oshi-clips': { attributes: () => ['languages="all" max="6"'] },
  'oshi-schedule': { attributes: () => ['org="Hololive" days="2"'] },
  'oshi-search': {
    attributes: () => ['max="4"'],
    canAlone: true,
    act: (page, title) => new ListElement(page, 'search').search(title),
  },
};

for (const [tag, { attributes, canAlone = false, act }] of Object.entries(elements)) {
  test(`<${tag}> has the parts of its manifest, at least twelve`, async ({
    fan,
    live,
    past,
    playlist,
  }) => {
    const all = attributes({
      live: live.id,
      past: past.id,
      channel: live.channelId,
      playlist: playlist.id,
    });
    const open = () =>
      fan.open(all.map((written) => `<${tag} ${written}></${tag}>`).join(''), {
        scripts: ['oshi'],
      });
    const documented = await partsOf(tag);
    await noteParts(fan.page);
    const seen: string[] = [];
    if (tag === 'oshi-chat') await new OshiChat(fan).useLines();

    await test.step('without its server', async () => {
      if (canAlone) return;
      const reconnect = await fan.cutOff(CALLS);
      await open();
      await new EmbedElement(fan.page, tag, 'any').seePhase('failed');
      seen.push(...(await notedParts(fan.page, tag)));
      await reconnect();
    });

    await test.step('with all that it shows', async () => {
      await open();
      for (const [at] of all.entries())
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as a visitor scrolls
        await new EmbedElement(fan.page, tag, 'any', at).scrollTo();
      await act?.(fan.page, past.title);
      await eventually('parts that are nowhere', async () => {
        const found = [...seen, ...(await notedParts(fan.page, tag))];
        return documented.filter((part) => !found.includes(part));
      }).toEqual([]);
    });

    expect(documented.length).toBeGreaterThanOrEqual(12);
  });
}

test('a page styles a part, and nothing of it is styled by what is not a part', async ({ fan }) => {
  const feed = new LiveFeed(fan);
  await fan.open(
    '<style>oshi-live-feed::part(title) { color: rgb(1, 2, 3) } .title { color: lime }</style><oshi-live-feed max="2"></oshi-live-feed>',
    { scripts: ['live-feed'] },
  );
  await feed.seeCards(2);
  await expect(feed.part('title')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(feed.part('channel')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('a page says above, below, and in the place of the feed what it wants', async ({ fan }) => {
  const inside =
    '<h2 slot="header">Who is live</h2><p slot="footer">By our club</p><p slot="empty">All asleep</p><p slot="error">Ask us</p>';
  const feed = new LiveFeed(fan);

  await test.step('around the cards', async () => {
    await fan.open(`<oshi-live-feed max="2">${inside}</oshi-live-feed>`, {
      scripts: ['live-feed'],
    });
    await feed.seeCards(2);
    await expect(fan.words('Who is live')).toBeVisible();
    await expect(fan.words('By our club')).toBeVisible();
    await expect(fan.words('All asleep')).toBeHidden();
    await expect(fan.words('Ask us')).toBeHidden();
  });

  await test.step('where nobody is live', async () => {
    await feed.set({ org: 'Nobody' });
    await expect(fan.words('All asleep')).toBeVisible();
    await expect(fan.words('Who is live')).toBeVisible();
  });

  await test.step('where the server cannot be reached', async () => {
    await fan.cutOff(CALLS);
    await fan.open(`<oshi-live-feed max="2">${inside}</oshi-live-feed>`, {
      scripts: ['live-feed'],
    });
    await expect(fan.words('Ask us')).toBeVisible();
    await expect(fan.words('By our club')).toBeVisible();
  });
});
