/** What follows an element stays where it is, from the first drawing of the page until the element is there with its pictures. */
import { EmbedElement } from '../pages/embed-element.page';
import { noteShifts } from '../pages/shifting.page';
import { quiet } from '../support/waits';
import { expect, test } from './embed-page';

const TEXT = '<p>The text of the page goes on below the element.</p>'.repeat(40);
/** Of the layout-shift score: nothing that a visitor sees. */
const SHIFT_MAX = 0.005;
/** Between the place that is kept and what is drawn in it. */
const DIFFERENCE_PX = 2;

type Ids = Readonly<Record<'live' | 'past' | 'channel' | 'playlist', string>>;

const elements: readonly (readonly [tag: string, attributes: (ids: Ids) => string])[] = [
  ['oshi-live-feed', () => 'max="1"'],
  ['oshi-live-feed', () => 'max="6"'],
  ['oshi-live-feed', () => ''],
  ['oshi-live-feed', () => 'layout="list"'],
  ['oshi-live-feed', () => 'layout="strip"'],
  ['oshi-player', ({ past }) => `video="${past}"`],
  ['oshi-player', ({ live }) => `video="${live}"`],
  ['oshi-chat', ({ past }) => `video="${past}"`],
  ['oshi-chat', ({ live }) => `video="${live}"`],
  ['oshi-multiview', ({ live, past }) => `videos="${live},${past}"`],
  ['oshi-video', ({ past }) => `video="${past}"`],
  ['oshi-video', ({ live }) => `video="${live}"`],
  ['oshi-channel', ({ channel }) => `channel="${channel}"`],
  ['oshi-playlist', ({ playlist }) => `playlist="${playlist}" max="1"`],
  ['oshi-playlist', ({ playlist }) => `playlist="${playlist}" max="6"`],
  ['oshi-clips', () => 'languages="all" max="6"'],
  ['oshi-schedule', () => 'org="Hololive"'],
  ['oshi-search', () => ''],
  ['oshi-live-badge', () => 'org="Hololive"'],
];

const sizes = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
] as const;

/** So many of them are seen with either pointer in both languages, the others with a mouse in English and a finger in Japanese. */
const EVERYWHERE = 8;

/** The script is there before the page is drawn: with `blocking="render"`, or in the head and without `type="module"`. */
const ways = ['type="module" blocking="render"', ''];

for (const [pointer, hasTouch] of [
  ['a mouse', false],
  ['a finger', true],
] as const) {
  test.describe(`for ${pointer}`, () => {
    test.use({ hasTouch });
    for (const lang of ['en', 'ja']) {
      test(`nothing moves below an element on a page in ${lang}`, async ({
        fan,
        live,
        past,
        playlist,
      }) => {
        const shifts = await noteShifts(fan.page);
        const see = async (
          [tag, attributesOf]: (typeof elements)[number],
          size: (typeof sizes)[number],
          scriptAttributes: string,
        ) => {
          const attributes = attributesOf({
            live: live.id,
            past: past.id,
            channel: live.channelId,
            playlist: playlist.id,
          });
          const element = new EmbedElement(fan.page, tag, 'any');
          const drawing = await fan.holdBack('**/v1/mount-*.js');
          await fan.page.setViewportSize(size);
          await fan.open(`<div lang="${lang}"><${tag} ${attributes}></${tag}>${TEXT}</div>`, {
            scripts: [tag.replace('oshi-live-feed', 'live-feed')],
            scriptAttributes,
            head: '<meta name="viewport" content="width=device-width">',
          });
          await drawing.asked;
          const kept = await element.height();
          await drawing.release();
          await element.seePhase('shown');
          await quiet(fan.page);
          const found = await shifts();
          const sum = found.reduce((total, { value }) => total + value, 0);
          const name = `<${tag} ${attributes}> at ${size.width} px, ${scriptAttributes}`;
          expect.soft(sum, `${name}: ${JSON.stringify(found)}`).toBeLessThanOrEqual(SHIFT_MAX);
          // Cards below the screen are measured as a visitor comes near.
          if (kept <= size.height)
            expect
              .soft(Math.abs((await element.height()) - kept), `${name}, px`)
              .toBeLessThanOrEqual(DIFFERENCE_PX);
        };
        const isWhole = hasTouch === (lang === 'ja');
        for (const element of isWhole ? elements : elements.slice(0, EVERYWHERE))
          for (const size of sizes)
            for (const way of size.width === 360 && !isWhole ? ways : ways.slice(0, 1)) {
              // oxlint-disable-next-line no-await-in-loop -- one page after the other
              await see(element, size, way);
            }
      });
    }
  });
}
