/** What follows an element stays where it is, from the first drawing of the page until the element is there with its pictures. */
import { EmbedElement } from '../pages/embed-element.page';
import { noteShifts } from '../pages/shifting.page';
import { inTurn } from '../support/share';
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

/** The script is there before the page is drawn: with `blocking="render"`, or in the head and without `type="module"`. */
const ways = ['type="module" blocking="render"', ''];

const LANGUAGES = ['en', 'ja'];
const POINTERS = [
  ['a mouse', false],
  ['a finger', true],
] as const;

/** What a page may be like. Each element has one of them, another one in another run; the long run has all. */
const pages = sizes.flatMap((size) =>
  POINTERS.flatMap(([pointer]) =>
    LANGUAGES.flatMap((lang) => ways.map((way) => ({ size, pointer, lang, way }))),
  ),
);
// A step that has no factor of their number: elements side by side differ in all of it.
const seen = elements.flatMap((element, at) =>
  inTurn(pages, at * 5).map((page) => ({ element, ...page })),
);

for (const [pointer, hasTouch] of POINTERS) {
  test.describe(`for ${pointer}`, () => {
    test.use({ hasTouch });
    for (const lang of LANGUAGES) {
      test(`nothing moves below an element on a page in ${lang}`, async ({
        fan,
        live,
        past,
        playlist,
      }) => {
        const shifts = await noteShifts(fan.page);
        const see = async ({ element: [tag, attributesOf], size, way }: (typeof seen)[number]) => {
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
            scriptAttributes: way,
            head: '<meta name="viewport" content="width=device-width">',
          });
          await drawing.asked;
          const kept = await element.height();
          await drawing.release();
          await element.seePhase('shown');
          await quiet(fan.page);
          const found = await shifts();
          const sum = found.reduce((total, { value }) => total + value, 0);
          const name = `<${tag} ${attributes}> at ${size.width} px, ${way}`;
          expect.soft(sum, `${name}: ${JSON.stringify(found)}`).toBeLessThanOrEqual(SHIFT_MAX);
          // Cards below the screen are measured as a visitor comes near.
          if (kept <= size.height)
            expect
              .soft(Math.abs((await element.height()) - kept), `${name}, px`)
              .toBeLessThanOrEqual(DIFFERENCE_PX);
        };
        for (const one of seen)
          if (one.pointer === pointer && one.lang === lang) {
            // oxlint-disable-next-line no-await-in-loop -- one page after the other
            await see(one);
          }
      });
    }
  });
}
