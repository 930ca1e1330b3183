/** Places of pages that elements were not drawn for: shrinking boxes, thin sidebars, pages without a doctype, paper. */
import { EmbedElement } from '../pages/embed-element.page';
import { OshiChat } from '../pages/oshi-chat.page';
import { eventually } from '../support/waits';
import { EMBED, expect, test } from './embed-page';

/** As wide as a frame without a width. */
const NATURAL_PX = 300;

const SHRINKING = [
  'display:flex',
  'display:flex;flex-direction:column;align-items:center',
  'display:grid;justify-items:center',
  'float:left',
  'display:inline-block',
  'position:absolute',
  'display:table-cell',
];

test('an element is as wide as a frame where its place asks how wide it is, and no wider than its place', async ({
  fan,
  past,
}) => {
  const card = `<oshi-video video="${past.id}"></oshi-video>`;
  const widthsIn = async (styles: readonly string[]) => {
    const boxes = styles.map((style) => `<div style="${style}">${card}</div>`);
    await fan.open(boxes.join('<br style="clear:both">'), { scripts: ['oshi-video'] });
    const elements = styles.map((_style, at) => new EmbedElement(fan.page, 'oshi-video', '', at));
    return Promise.all(elements.map((element) => element.width()));
  };
  expect(await widthsIn(SHRINKING)).toEqual(SHRINKING.map(() => NATURAL_PX));

  await test.step('in a sidebar, a cell with a width, and beside another one', async () => {
    const narrow = SHRINKING.slice(0, -1).map((style) => `inline-size:160px;${style}`);
    expect(await widthsIn(narrow)).toEqual(narrow.map(() => 160));
    await fan.open(
      `<table style="border-spacing:0"><td style="inline-size:160px;padding:0">${card}</td></table>
      <div style="display:flex;inline-size:320px"><div style="flex:1">${card}</div><div style="flex:1">${card}</div></div>`,
      { scripts: ['oshi-video'] },
    );
    const widths = [0, 1, 2].map((at) => new EmbedElement(fan.page, 'oshi-video', '', at).width());
    expect(await Promise.all(widths)).toEqual([160, 160, 160]);
  });
});

/** What a part needs at least to be of use, in pixels. */
const READABLE_PX = 100;

test('in a sidebar of 160 px nothing is cut off, streams have their titles and a search its field', async ({
  fan,
  live,
}) => {
  await fan.open(
    `<div style="inline-size:160px"><oshi-channel channel="${live.channelId}"></oshi-channel><oshi-schedule></oshi-schedule>
    <oshi-search></oshi-search><oshi-live-feed layout="list" max="2"></oshi-live-feed></div>`,
    { scripts: ['oshi'] },
  );
  for (const [tag, parts] of [
    ['oshi-channel', ['title', 'thumbnail']],
    ['oshi-schedule', ['title']],
    ['oshi-search', ['field', 'button']],
    ['oshi-live-feed', ['title', 'thumbnail']],
  ] as const) {
    const element = new EmbedElement(fan.page, tag, '');
    // oxlint-disable-next-line no-await-in-loop -- each is drawn when it is scrolled to
    await element.scrollTo();
    // oxlint-disable-next-line no-await-in-loop -- an element below is drawn only after that
    await element.seePhase('shown');
    for (const part of parts) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { width, beyond } = await element.extentOf(part);
      expect.soft(beyond, `px of the ${part} of ${tag} beyond it`).toBe(0);
      if (part !== 'button')
        expect.soft(width, `width of the ${part} of ${tag}`).toBeGreaterThan(READABLE_PX);
    }
  }
});

/** A line that has nothing but a button is lower without a doctype. */
const LINE_PX = 12;

test('elements are as high on a page without a doctype', async ({ fan, live, past }) => {
  const elements = [
    new EmbedElement(fan.page, 'oshi-multiview', 'multiview'),
    new EmbedElement(fan.page, 'oshi-search', 'search'),
    new EmbedElement(fan.page, 'oshi-schedule', 'schedule'),
  ];
  const endFailures = await fan.cutOff('**/api/v2/live**');
  const heights = async (doctype: string) => {
    await fan.openExample(
      `${doctype}<body><script type="module" src="${EMBED}/v1/oshi.js"></script>
      <oshi-multiview videos="${past.id},${live.id}"></oshi-multiview><oshi-search></oshi-search><oshi-schedule></oshi-schedule>`,
    );
    const [multiview, search, schedule] = elements;
    await multiview?.seePhase('shown');
    await search?.scrollTo();
    await search?.seePhase('shown');
    // What failed is as high as its words.
    await schedule?.seePhase('failed');
    return Promise.all(elements.map((element) => element.height()));
  };
  const usual = await heights('<!doctype html>');
  for (const [at, height] of (await heights('')).entries())
    expect(Math.abs(height - (usual[at] ?? 0)), elements[at]?.tag).toBeLessThan(LINE_PX);
  await endFailures();
});

test('an element of a page that gives it no box of its own is drawn', async ({ fan, past }) => {
  const card = new EmbedElement(fan.page, 'oshi-video', 'video');
  await fan.open(`<oshi-video video="${past.id}" style="display:contents"></oshi-video>`, {
    scripts: ['oshi-video'],
  });
  await card.seePhase('shown');
  await expect(card.drawing).toBeVisible();
});

test('what an element says is dark on paper, whatever its theme is', async ({ fan, past }) => {
  const themes = ['dark', 'light', 'auto', 'suisei'];
  const card = (theme: string) => `<oshi-video video="${past.id}" theme="${theme}"></oshi-video>`;
  await fan.page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await fan.open(themes.map(card).join(''), {
    scripts: ['oshi-video'],
    head: '<meta name="color-scheme" content="light dark">',
  });
  for (const [at, theme] of themes.entries()) {
    const element = new EmbedElement(fan.page, 'oshi-video', 'video', at);
    // oxlint-disable-next-line no-await-in-loop -- each is drawn when it is scrolled to
    await element.scrollTo();
    // oxlint-disable-next-line no-await-in-loop -- an element below is drawn only after that
    await element.seePhase('shown');
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect
      .soft(element.drawing, `the theme ${theme}`)
      .toHaveCSS('color-scheme', /^(normal|light)$/);
  }
});

test('an element whose scripts are gone is no higher than the links in it', async ({
  fan,
  past,
}) => {
  const player = new EmbedElement(fan.page, 'oshi-player', 'player');
  await fan.page.route(/\/mount-[^/]+\.js/, (route) => route.fulfill({ status: 404 }));
  await fan.open(
    `<oshi-player video="${past.id}"><a href="/watch" style="display:block;block-size:40px">Watch it</a></oshi-player>`,
    { scripts: ['oshi-player'] },
  );
  await player.seePhase('failed');
  await expect(fan.link('Watch it')).toBeVisible();
  expect(await player.height()).toBe(40);
});

test('a page whose visitors write an image named currentScript loads no script from its address', async ({
  fan,
  past,
}) => {
  const stranger = 'https://stranger.example';
  const asked: string[] = [];
  await fan.page.route(`${stranger}/**`, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const card = new EmbedElement(fan.page, 'oshi-video', 'video');
  await fan.open(
    `<oshi-video video="${past.id}"></oshi-video><form name="currentScript"></form>
    <img name="currentScript" src="${stranger}/oshi.js" alt=""><img name="baseURI" alt="">`,
    { scripts: ['oshi-video'] },
  );
  await card.seePhase('shown');
  expect(asked).toEqual([`${stranger}/oshi.js`]);

  await test.step('nor if it is the only element of that name', async () => {
    await fan.open(
      `<oshi-video video="${past.id}"></oshi-video><img name="currentScript" src="${stranger}/oshi.js" alt="">`,
      { scripts: ['oshi-video'] },
    );
    await card.seePhase('shown');
    expect(new Set(asked)).toEqual(new Set([`${stranger}/oshi.js`]));
  });
});

test('an element hides its links while it is drawn, also on a page that takes its attributes back', async ({
  fan,
  past,
}) => {
  const card = new EmbedElement(fan.page, 'oshi-video', 'video');
  await fan.open(`<oshi-video video="${past.id}"><a href="/watch">Watch it</a></oshi-video>`, {
    scripts: ['oshi-video'],
  });
  await card.seePhase('shown');
  await expect(fan.link('Watch it')).toBeHidden();
  const height = await card.height();
  await card.host.evaluate((element) => element.removeAttribute('data-phase'));
  await expect(fan.link('Watch it')).toBeHidden();
  expect(await card.height()).toBe(height);
});

test('an element without what it needs names it in the console and asks for nothing, and is drawn once it has it', async ({
  fan,
  past,
}) => {
  const player = new EmbedElement(fan.page, 'oshi-player', 'player');
  const badge = new EmbedElement(fan.page, 'oshi-live-badge', 'badge');
  await fan.open(
    `<oshi-player><a href="/watch" style="display:block;block-size:40px">Watch it</a></oshi-player>
    <oshi-live-badge channel="undefined"></oshi-live-badge><oshi-multiview videos=" "></oshi-multiview>`,
    { scripts: ['oshi'] },
  );
  await player.seePhase('failed');
  await badge.seePhase('failed');
  await expect(fan.link('Watch it')).toBeVisible();
  expect(await player.height()).toBe(40);
  await eventually('what the console says', () => fan.warnings.toSorted()).toEqual([
    '<oshi-live-badge> shows nothing without channel="…" or org="…".',
    '<oshi-multiview> shows nothing without layout="…" or videos="…".',
    '<oshi-player> shows nothing without video="…".',
  ]);
  expect(fan.filesRequested).toEqual(['/v1/oshi.js']);

  await test.step('also as properties, which frameworks set late', async () => {
    await player.assign({ video: past.id });
    await badge.assign({ channel: null, org: 'Hololive' });
    await player.seePhase('shown');
    await badge.seePhase('shown');
    await expect(fan.link('Watch it')).toBeHidden();
    expect(fan.warnings).toHaveLength(3);
  });
});

test('an element keeps its styles in another window, as of a picture in picture, and on its way there and back', async ({
  fan,
  past,
}) => {
  const card = new EmbedElement(fan.page, 'oshi-video', 'video');
  const moved = new EmbedElement(fan.frame, 'oshi-video', 'video');
  await fan.open(`<oshi-video video="${past.id}"></oshi-video><iframe title="Another"></iframe>`, {
    scripts: ['oshi-video'],
  });
  await card.seePhase('shown');
  const [ground = ''] = await card.drawing.evaluateAll((boxes) =>
    boxes.map((box) => getComputedStyle(box).backgroundColor),
  );
  const asked = fan.filesRequested.filter((path) => path.startsWith('/api/'));
  await card.host.evaluate((element) => {
    // Has no window, and takes no styles.
    document.createElement('template').content.append(element);
    document.querySelector('iframe')?.contentDocument?.body.append(element);
  });
  await moved.seePhase('shown');
  await expect(moved.drawing).toHaveCSS('background-color', ground);
  await expect(moved.link(past.title)).toBeVisible();
  await moved.host.evaluate((element) => parent.document.querySelector('main')?.append(element));
  await expect(card.drawing).toHaveCSS('background-color', ground);
  expect(fan.filesRequested.filter((path) => path.startsWith('/api/'))).toEqual(asked);
});

test('the lines of a chat scroll also where a page scales it, as slides are', async ({
  fan,
  past,
}) => {
  const chat = new OshiChat(fan);
  await chat.useLines(120);
  for (const style of ['transform:scale(.5);transform-origin:0 0', 'zoom:.5', 'zoom:1.5'])
    await test.step(style, async () => {
      const box = `<oshi-chat video="${past.id}" style="block-size:400px"></oshi-chat>`;
      await fan.open(`<div style="${style}">${box}</div>`, { scripts: ['oshi-chat'] });
      await expect(chat.lines.first()).toBeVisible();
      await chat.scrollToLine('Line 60');
      await chat.scrollToLine('Line 119');
    });
});
