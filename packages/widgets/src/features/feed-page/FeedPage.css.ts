import { vars } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { hashOfTab, homeTabs } from '../../parts/feed-lists/home-tabs';

/** What the browser finds by the fragment (`tabMarks`). */
export const mark = style({ position: 'absolute', insetBlockStart: 0 });

const awaits = (found: string) => `:root:not([data-hydrated]):has(${found}:target)`;
const ANY = awaits(`.${mark}`);
/** Without scripts the drawn tab stays. */
const SCRIPTING = '(scripting: enabled)';

const GAP = vars.space.medium;
/** Shapes of cards: columns that fill the width, cut into rows. */
const shapes = {
  content: '""',
  display: 'block',
  blockSize: '100vh',
  marginBlock: GAP,
  marginInlineEnd: `calc(-1 * ${GAP})`,
  backgroundImage: `linear-gradient(to right, ${vars.color.skeleton} calc(100% - ${GAP}), transparent 0)`,
  backgroundSize: '17rem',
  backgroundRepeat: 'round',
  maskImage: `linear-gradient(black calc(100% - ${GAP}), transparent 0)`,
  maskSize: '100% 12rem',
};

/** A finger that moves sideways changes the tab; the browser keeps the other ways. */
export const swiped = style({
  touchAction: 'pan-y pinch-zoom',
  minBlockSize: '50vh',
  '@media': { [SCRIPTING]: { selectors: { [`${ANY} &::before`]: shapes } } },
});

/**
 * A class of its own, because browsers find the styles of all that the end of a rule with `:has()` may mean again whenever something is
 * added to the page: with `> *` that was the whole page.
 */
export const panel = style({
  '@media': { [SCRIPTING]: { selectors: { [`${ANY} &`]: { display: 'none' } } } },
});

globalStyle(`${ANY} [role="tab"][aria-selected="true"]`, {
  '@media': {
    [SCRIPTING]: { color: vars.color.textMuted, borderBlockEndColor: vars.color.unmarked },
  },
});

for (const hash of homeTabs.map(hashOfTab).filter(Boolean))
  globalStyle(`${awaits(`.${mark}[name="${hash.slice(1)}"]`)} [role="tab"][href$="${hash}"]`, {
    '@media': { [SCRIPTING]: { color: vars.color.link, borderBlockEndColor: 'currentColor' } },
  });
