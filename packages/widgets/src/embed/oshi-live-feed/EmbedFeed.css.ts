import { vars } from '@oshimado/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { STRIP_CARD, STRIP_SHARE, FEED_PADDING_PX } from './strip-sizes';

const cardWidth = createVar();
const channelLine = createVar();

/** One row of cards that scrolls sideways, as high as its place is kept (place-styles.ts): with room for a scroll bar below the cards. */
export const strip = style({
  vars: {
    [cardWidth]: `min(${STRIP_CARD}rem, ${STRIP_SHARE} * (100cqi - ${FEED_PADDING_PX}px))`,
    [channelLine]: '1.5rem',
  },
  '@media': { '(pointer: coarse)': { vars: { [channelLine]: '1.75rem' } } },
});

const scroller = `${strip} > :is([data-state='list'], [data-state='skeleton'])`;

globalStyle(scroller, {
  display: 'flex',
  gap: vars.space.medium,
  boxSizing: 'border-box',
  minBlockSize: `calc(${cardWidth} * 9 / 16 + ${vars.space.small} + 2 * ${vars.font.lineHeight.tight} * 1rem + ${channelLine} + ${vars.font.lineHeight.normal} * ${vars.font.size.small} + ${vars.space.medium})`,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'x proximity',
});
globalStyle(`${scroller} > *`, { flex: 'none', margin: 0 });
// Of the place around them the cards have their width, so their list is no container of its own.
globalStyle(`${scroller} div:has(> ul)`, { containerType: 'normal' });
globalStyle(`${scroller} ul`, {
  gridAutoFlow: 'column',
  gridAutoColumns: cardWidth,
  gridTemplateColumns: 'none',
});
globalStyle(`${scroller} li`, {
  contentVisibility: 'visible',
  containIntrinsicSize: 'none',
  scrollSnapAlign: 'start',
});
globalStyle(`${scroller} > hr`, {
  blockSize: 'auto',
  borderBlockStart: 0,
  borderInlineStart: `2px solid ${vars.color.secondary}`,
});
