/**
 * A page on paper: what it is about, black on white, without what is pressed, played or typed into. What is on the screen beside
 * `main`, as bars, menus and messages, is left out altogether.
 */
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

const onPaper = (selector: string, rule: Omit<GlobalStyleRule, '@media'>) =>
  globalStyle(selector, { '@media': { print: rule } });

const PAPER = '#fff !important';
const INK = '#000 !important';

onPaper('html, body, main', { background: PAPER, color: INK });
// A small mark on a picture is read only on its own ground.
onPaper('main', {
  printColorAdjust: 'exact',
  display: 'block !important',
  minBlockSize: '0 !important',
  padding: '0 !important',
});
onPaper('body *:not(main, main *, :has(main))', { display: 'none !important' });
// Boxes in a row are cut over pages; those that follow each other are not.
onPaper(':has(> main)', { display: 'block !important' });
onPaper(
  `main :is(${[
    'iframe',
    'video',
    'form',
    '[role="search"]',
    '[role="toolbar"]',
    '[role="tablist"]',
    '[role="status"]',
    '[data-part="player"]',
    // The mark that plays.
    '[data-part="poster"] button > :has(svg)',
  ].join()})`,
  { display: 'none !important' },
);
// Buttons that are a heading, a picture, a name or a time are read; the others are pressed.
onPaper(
  'main button:not(:is(h1, h2, h3, h4, p, td, th) *, :has([translate="no"], img), [translate="no"], [translate="no"] *)',
  { display: 'none !important' },
);
// Nothing is folded, and nothing is left out because it is not on the screen.
onPaper('main *', {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of this property know no `!important`
  contentVisibility: 'visible !important' as 'visible',
  WebkitLineClamp: 'none !important',
});
onPaper('main :is(a, button)', { color: INK });
onPaper('main p a', { textDecoration: 'underline' });
onPaper('main :is(li, tr, article, figure, img)', { breakInside: 'avoid' });
onPaper('main :is(h1, h2, h3)', { breakAfter: 'avoid' });
