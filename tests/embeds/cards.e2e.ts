/** `<oshi-video>`, `<oshi-channel>` and `<oshi-playlist>` on a stranger's page: shown, chosen, missing, and gone without a trace. */
import { CardElement } from '../pages/card-element.page';
import { violationsOf } from '../support/axe';
import { press } from '../support/press';
import { eventually, quiet } from '../support/waits';
import {
  CALLS,
  EMBED,
  expect,
  hostile,
  ROUNDS,
  strictPolicy,
  test,
  type EmbedFixtures,
} from './embed-page';

type Things = Pick<EmbedFixtures, 'live' | 'past' | 'playlist'>;

interface Card {
  readonly tag: string;
  /** Its required attribute, by which its part is named, too. */
  readonly attribute: string;
  readonly idOf: (things: Things) => string;
  /** An id of nothing. */
  readonly unknown: string;
  /** The text that describes it. */
  readonly missing: string;
  /** A video in it. */
  readonly videoOf: (things: Things) => { readonly id: string; readonly title: string };
  /** The link to the whole, and where it leads. Default: there is none beside that of the video. */
  readonly wholeOf?: (things: Things) => readonly [name: string, path: string];
  /** The events that the page gets until all is shown. */
  readonly events: readonly string[];
}

const cards: readonly Card[] = [
  {
    tag: 'oshi-video',
    attribute: 'video',
    idOf: ({ past }) => past.id,
    unknown: 'nobodyknows',
    missing: 'This video doesn’t exist',
    videoOf: ({ past }) => past,
    events: ['oshi-ready'],
  },
  {
    tag: 'oshi-channel',
    attribute: 'channel',
    idOf: ({ live }) => live.channelId,
    unknown: 'UCnobodyknowsthisoneaaaa',
    missing: 'This channel doesn’t exist here',
    videoOf: ({ live }) => live,
    wholeOf: ({ live }) => [live.channel, `/channel/${live.channelId}`],
    events: ['oshi-ready', 'oshi-change'],
  },
  {
    tag: 'oshi-playlist',
    attribute: 'playlist',
    idOf: ({ playlist }) => playlist.id,
    unknown: '999999',
    missing: 'Playlist not found',
    videoOf: ({ past }) => past,
    wholeOf: ({ playlist }) => [playlist.name, `/playlist/${playlist.id}`],
    events: ['oshi-ready'],
  },
];

/** With a link to what it is in place of, named by its tag. */
const htmlOf = ({ tag, attribute }: Pick<Card, 'tag' | 'attribute'>, id: string) =>
  `<${tag} ${attribute}="${id}"><a href="/elsewhere">${tag}</a></${tag}>`;

const scripts = cards.map(({ tag }) => tag);

/** For all cards at once: each is drawn as it comes near the screen. */
const ROOM = { width: 1_280, height: 3_000 };

for (const { tag, attribute, idOf, videoOf, wholeOf, events } of cards)
  test(`<${tag}> is shown, and a page hears what a visitor chooses`, async ({
    fan,
    live,
    past,
    playlist,
  }) => {
    const things = { live, past, playlist };
    const element = new CardElement(fan.page, attribute);
    const { id, title } = videoOf(things);
    const href = `${EMBED}/watch/${id}`;
    await fan.open(htmlOf({ tag, attribute }, idOf(things)), { scripts: [tag] });

    await test.step('in place of the link within it', async () => {
      await expect(element.link(title)).toHaveAttribute('href', href);
      await expect(element.link(title)).toHaveAttribute('target', '_blank');
      await element.seePhase('shown');
      await expect(fan.link(tag)).toBeHidden();
      await quiet(fan.page);
      expect(await violationsOf(fan.page)).toEqual([]);
      expect((await fan.heard()).map(({ type }) => type)).toEqual(events);
    });

    await test.step('a page that cancels the choice of a video stays', async () => {
      await fan.refuse('oshi-select');
      await press(element.link(title));
      const [choice] = await fan.heard('oshi-select');
      expect(choice?.detail).toMatchObject({ video: { id }, href });
      expect(fan.page.context().pages()).toHaveLength(1);
    });

    if (wholeOf)
      await test.step('a page that cancels the choice of the whole stays', async () => {
        const [name, path] = wholeOf(things);
        await press(element.whole(name));
        const choice = (await fan.heard('oshi-select')).at(-1);
        expect(choice?.detail).toEqual({ video: null, href: EMBED + path });
        expect(fan.page.context().pages()).toHaveLength(1);
      });

    await test.step('stays within a narrow page from right to left', () => fan.narrow());

    await test.step('speaks another language once it is set', async () => {
      await element.set({ lang: 'ja' });
      await element.seeLanguage('ja');
      await expect(element.link(title)).toBeVisible();
    });
  });

test('cards say in words what went wrong, leave the links and try again on request', async ({
  fan,
  live,
  past,
  playlist,
}) => {
  const things = { live, past, playlist };
  const all = cards.map((card) => ({
    ...card,
    element: new CardElement(fan.page, card.attribute),
  }));
  await fan.page.setViewportSize(ROOM);
  await fan.open(all.map((card) => htmlOf(card, card.unknown)).join(''), { scripts });

  for (const { tag, element, missing } of all)
    await test.step(`${tag}: what the server does not know`, async () => {
      await expect(element.problem).toContainText(missing);
      await expect(element.retry).toHaveCount(0);
      await expect(fan.link(tag)).toBeVisible();
    });
  expect(await violationsOf(fan.page)).toEqual([]);
  expect(await fan.codes()).toEqual(all.map(() => 'missing'));

  const reconnect = await fan.cutOff(CALLS);
  for (const { tag, attribute, element, idOf } of all)
    await test.step(`${tag}: an unreachable server`, async () => {
      await element.set({ [attribute]: idOf(things) });
      await expect(element.retry).toBeVisible();
      await expect(fan.link(tag)).toBeVisible();
    });
  await reconnect();
  for (const { tag, element, videoOf } of all)
    await test.step(`${tag}: a server that is reached again`, async () => {
      await element.tryAgain();
      await expect(element.link(videoOf(things).title)).toBeVisible();
      await expect(fan.link(tag)).toBeHidden();
    });
});

test(`a hostile page with a strict policy removes cards and puts them back ${ROUNDS} times; then they ask for nothing any more`, async ({
  fan,
  live,
  past,
  playlist,
}) => {
  const things = { live, past, playlist };
  await fan.page.setViewportSize(ROOM);
  await fan.open(cards.map((card) => htmlOf(card, card.idOf(things))).join(''), {
    scripts,
    headers: strictPolicy({ hasFrames: false }),
  });
  await Promise.all(
    cards.map(({ attribute }) => new CardElement(fan.page, attribute).seePhase('shown')),
  );
  for (const { tag, attribute, videoOf } of cards)
    await test.step(tag, async () => {
      const element = new CardElement(fan.page, attribute);
      const link = element.link(videoOf(things).title);
      await expect(link).toBeVisible();
      const drawn: unknown[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one visit after the other
        await element.leaveAndComeBack();
        // oxlint-disable-next-line no-await-in-loop -- one visit after the other
        await expect(link).toBeVisible();
        // oxlint-disable-next-line no-await-in-loop -- one visit after the other
        drawn.push(await element.contents());
      }
      // From the first time on it has the styles that the other cards have brought meanwhile.
      expect(drawn.at(-1)).toEqual(drawn[0]);
      await fan.takeAway(tag);
    });
  expect(fan.refusals).toEqual([]);
  await quiet(fan.page);
  const { length: asked } = fan.filesRequested;
  await fan.letTimePass(600);
  await quiet(fan.page);
  expect(fan.filesRequested.slice(asked)).toEqual([]);
});

test('the styles of a page stay out of cards, and its public variables do not', async ({
  fan,
  live,
  past,
  playlist,
}) => {
  const things = { live, past, playlist };
  await fan.page.setViewportSize(ROOM);
  await fan.open(cards.map((card) => htmlOf(card, card.idOf(things))).join(''), {
    head: cards.map(({ tag }) => hostile(tag, '--oshi-color-background')).join(''),
    scripts,
  });
  for (const { tag, attribute, videoOf } of cards)
    await test.step(tag, async () => {
      const element = new CardElement(fan.page, attribute);
      await expect(element.link(videoOf(things).title)).toBeVisible();
      await element.seeOnlyOurStyles(element.drawing, 'background-color');
    });
});

test('<oshi-playlist> has as many cards as it may, and says how many videos there are, and when it was deleted', async ({
  fan,
  playlist,
}) => {
  const element = new CardElement(fan.page, 'playlist');
  const open = () =>
    fan.open(`<oshi-playlist playlist="${playlist.id}" max="2"></oshi-playlist>`, {
      scripts: ['oshi-playlist'],
    });
  await open();
  await expect(element.cards).toHaveCount(2);
  await expect(element.drawing).toContainText(`${playlist.count} videos`);
  expect((await fan.heard('oshi-ready'))[0]?.detail).toEqual({ count: 2 });
  await playlist.remove();
  await open();
  await expect(element.problem).toContainText('Playlist not found');
});

test('<oshi-channel> says whether it is live, and again only when that changes', async ({
  fan,
  live,
}) => {
  const element = new CardElement(fan.page, 'channel');
  await fan.open(`<oshi-channel channel="${live.channelId}"></oshi-channel>`, {
    scripts: ['oshi-channel'],
  });
  await expect(element.link(live.title)).toBeVisible();
  const changes = async () => (await fan.heard('oshi-change')).map(({ detail }) => detail);
  await fan.letTimePass(121);
  await quiet(fan.page);
  expect(await changes()).toEqual([{ live: true }]);
  await fan.page.route('**/api/v2/users/live**', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: [] }),
  );
  await fan.letTimePass(121);
  await expect(element.drawing).toContainText('No streams right now');
  await eventually('the page hears that it is over', changes).toEqual([
    { live: true },
    { live: false },
  ]);
});
