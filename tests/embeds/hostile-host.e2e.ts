/** Pages of strangers that hand down what they did not mean for an element, or tell it late what to show. */
import { EmbedElement } from '../pages/embed-element.page';
import { partThatDiffers } from '../support/part-that-differs';
import { quiet } from '../support/waits';
import { EMBED, expect, test } from './embed-page';
import { ODD_STYLES } from './odd-styles';

const scripts = ['live-feed', 'oshi-player', 'oshi-chat', 'oshi-multiview'];

const PART_ALLOWED = 0.005;

test('elements look the same on a page that hands down every property', async ({
  fan,
  live,
  past,
}) => {
  const at = (top: number, height = 0) =>
    `style="position:absolute;left:0;top:${top}px;width:760px;${height ? `height:${height}px` : ''}"`;
  const body = [
    `<oshi-player video="${past.id}" lang="ja" ${at(0)}></oshi-player>`,
    `<oshi-chat video="${live.id}" ${at(600, 400)}></oshi-chat>`,
    `<oshi-multiview videos="${past.id},${live.id}" ${at(1_100)}></oshi-multiview>`,
    `<oshi-live-feed max="6" ${at(1_700)}></oshi-live-feed>`,
  ].join('');
  const elements = [
    new EmbedElement(fan.page, 'oshi-player', 'player'),
    new EmbedElement(fan.page, 'oshi-chat', 'chat'),
    new EmbedElement(fan.page, 'oshi-multiview', 'multiview'),
    new EmbedElement(fan.page, 'oshi-live-feed', 'feed'),
  ];
  const look = async (head: string) => {
    await fan.open(body, { scripts, head });
    const pictures = new Map<EmbedElement, Buffer>();
    for (const element of elements) {
      // oxlint-disable-next-line no-await-in-loop -- each is drawn when it is scrolled to
      pictures.set(element, await element.screenshot());
    }
    return pictures;
  };
  const plain = await look('');
  for (const [element, picture] of await look(ODD_STYLES)) {
    const part = partThatDiffers(plain.get(element) ?? Buffer.alloc(0), picture);
    expect
      .soft(part, `part of the pixels of ${element.tag} that differ`)
      .toBeLessThanOrEqual(PART_ALLOWED);
  }
});

test('without anything to show an element waits, and asks for nothing', async ({ fan, past }) => {
  const player = new EmbedElement(fan.page, 'oshi-player', 'player');
  const chat = new EmbedElement(fan.page, 'oshi-chat', 'chat');
  const multiview = new EmbedElement(fan.page, 'oshi-multiview', 'multiview');
  const link = '<a href="/watch">Watch it</a>';
  await fan.open(
    `<oshi-player>${link}</oshi-player><oshi-chat video=" "></oshi-chat><oshi-multiview></oshi-multiview>`,
    {
      scripts,
    },
  );
  await quiet(fan.page);
  await expect(fan.link('Watch it')).toBeVisible();
  expect(new Set(fan.filesRequested)).toEqual(new Set(scripts.map((name) => `/v1/${name}.js`)));
  expect(await fan.heard()).toEqual([]);
  expect(fan.warnings).toEqual([]);

  await test.step('and is drawn once a page says which one', async () => {
    await player.assign({ video: past.id });
    await chat.set({ video: past.id });
    await multiview.assign({ videos: past.id });
    await player.seePhase('shown');
    await chat.seePhase('shown');
    await multiview.scrollTo();
    await multiview.seePhase('shown');
    await expect(fan.link('Watch it')).toBeHidden();
  });

  await test.step('and stays what it is where that is taken back', async () => {
    const asked = fan.requests.length;
    await player.assign({ video: null });
    await quiet(fan.page);
    await player.seePhase('shown');
    const calls = fan.requests.slice(asked).filter(({ href }) => href.startsWith(`${EMBED}/api/`));
    expect(calls.map(({ pathname }) => pathname)).toEqual([]);
  });
});
