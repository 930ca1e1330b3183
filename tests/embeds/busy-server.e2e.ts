/** Elements whose server refuses calls for a while because there were too many. */
import { EmbedElement } from '../pages/embed-element.page';
import { LiveFeed } from '../pages/live-feed.page';
import { violationsOf } from '../support/axe';
import { CALLS, EMBED, expect, test } from './embed-page';

/** How long the server refuses calls at first: longer than a slow machine takes to look at all elements. */
const WAIT_S = 55;

type Ids = Readonly<Record<'player' | 'chat' | 'multiview' | 'video' | 'channel' | 'list', string>>;

const elements: readonly (readonly [tag: string, attributes: (ids: Ids) => string])[] = [
  ['oshi-live-feed', () => 'max="2"'],
  ['oshi-player', ({ player }) => `video="${player}"`],
  ['oshi-chat', ({ chat }) => `video="${chat}"`],
  ['oshi-clips', () => 'max="2"'],
  ['oshi-schedule', () => 'days="1"'],
  ['oshi-video', ({ video }) => `video="${video}"`],
  ['oshi-channel', ({ channel }) => `channel="${channel}"`],
  ['oshi-playlist', ({ list }) => `playlist="${list}" max="2"`],
  ['oshi-multiview', ({ multiview }) => `videos="${multiview}"`],
];

/** Its videos can be played without what the server knows of them. */
const SHOWN_ALONE = 'oshi-multiview';

test('elements say that the server is busy, count down, and try again then', async ({
  fan,
  live,
  playlist,
  request,
}) => {
  // Videos of their own, so that no two of them make the same call.
  const answer = await request.get(`${EMBED}/api/v2/videos?type=stream&status=past&limit=4`);
  const [player = '', chat = '', multiview = '', video = ''] = (
    (await answer.json()) as readonly { readonly id: string }[]
  ).map(({ id }) => id);
  const ids = { player, chat, multiview, video, channel: live.channelId, list: playlist.id };
  const all = elements.map(([tag]) => new EmbedElement(fan.page, tag, tag.replace(/.*-/, '')));
  const accept = await fan.refuseCalls(CALLS, WAIT_S);
  // High enough to draw all of them at once: their countdowns begin together.
  await fan.page.setViewportSize({ width: 1_280, height: 6_000 });
  await fan.open(
    elements
      .map(
        ([tag, attributes]) => `<${tag} ${attributes(ids)}><a href="/${tag}">${tag}</a></${tag}>`,
      )
      .join(''),
    { scripts: ['oshi'] },
  );
  const calls = () => fan.requests.filter(({ pathname }) => pathname.startsWith('/api/'));
  const seeBusy = async () => {
    for (const { problem, tag } of all) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(problem, tag).toContainText('The server is busy');
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect(problem, tag).toContainText(/Trying again in [345]\d seconds/);
    }
  };
  await seeBusy();
  for (const element of all) {
    const isShown = element.tag === SHOWN_ALONE;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await element.seePhase(isShown ? 'shown' : 'failed');
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(fan.link(element.tag)).toBeVisible({ visible: !isShown });
  }
  expect(await violationsOf(fan.page)).toEqual([]);
  expect(await fan.codes()).toEqual(all.map(() => 'busy'));
  const first = calls().map(({ href }) => href);
  expect(first, 'each call is made once').toEqual([...new Set(first)]);

  await test.step('they count again after another refusal, of one call more each', async () => {
    await fan.letTimePass(WAIT_S);
    await fan.seeCodes([...all, ...all].map(() => 'busy'));
    await seeBusy();
    const again = calls().slice(first.length);
    expect(again.map(({ href }) => href).toSorted()).toEqual(first.toSorted());
  });

  await test.step('they are drawn once the server takes calls', async () => {
    await accept();
    await fan.letTimePass(WAIT_S);
    for (const element of all) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await element.seePhase('shown');
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect(element.problem, element.tag).toHaveCount(0);
    }
  });
});

test('a chat whose lines are refused says so over them, and loads them then', async ({
  fan,
  past,
}) => {
  const chat = new EmbedElement(fan.page, 'oshi-chat', 'chat');
  const accept = await fan.refuseCalls('**/api/v2/videos/*/chats**', 20);
  await fan.open(`<oshi-chat video="${past.id}"></oshi-chat>`, { scripts: ['oshi-chat'] });
  await expect(chat.countdown).toContainText('The server is busy');
  await accept();
  await fan.letTimePass(20);
  await expect(chat.countdown).toHaveCount(0);
});

test('a board that is drawn stays while the server is busy, and is loaded again then', async ({
  fan,
}) => {
  const feed = new LiveFeed(fan);
  await fan.open('<oshi-live-feed max="2"></oshi-live-feed>', { scripts: ['live-feed'] });
  await feed.seePhase('shown');
  const accept = await fan.refuseCalls(CALLS, 20);
  await fan.letTimePass(121);
  await expect(feed.problem).toContainText('The server is busy');
  await feed.seeCards(2);
  await accept();
  await fan.letTimePass(20);
  await expect(feed.problem).toHaveCount(0);
  await feed.seeCards(2);
});
