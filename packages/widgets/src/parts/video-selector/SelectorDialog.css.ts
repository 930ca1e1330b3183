import { asRow, focusRingInside, smallMuted, vars } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { bareList, note as plainNote } from '../../base/page/elements.css';
import { PAGE } from '../video-list/breakpoints';

const phone = `(max-width: ${PAGE.sm - 1}px)`;

/** "75 vw at least, 80 vh"; a phone has no room beside it. */
export const dialog = style({
  selectors: {
    '&&': {
      inlineSize: 'max(75vw, min(100%, 60rem))',
      maxInlineSize: '100%',
      blockSize: '80vh',
      overflow: 'hidden',
    },
  },
  '@media': {
    [phone]: {
      selectors: {
        '&&': {
          position: 'fixed',
          inset: 0,
          inlineSize: '100%',
          blockSize: '100%',
          margin: 0,
          border: 0,
          borderRadius: 0,
        },
      },
    },
  },
});
/** The body of the dialog takes what its title leaves, so that only the videos scroll. */
globalStyle(`${dialog} > div:has(> [data-part="selector"])`, {
  display: 'flex',
  flex: '1 1 auto',
  minBlockSize: 0,
});

export const body = style({
  display: 'grid',
  flex: '1 1 auto',
  gridTemplateColumns: 'minmax(9rem, 13rem) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  minInlineSize: 0,
  '@media': {
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
  },
});

export const sources = style([
  bareList,
  { display: 'grid', alignContent: 'start', gap: vars.space.xxsmall, overflowY: 'auto' },
]);

export const source = style({
  ...asRow(vars.space.small),
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.small,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current]': {
      background: vars.color.selected,
      color: vars.color.selectedText,
      fontWeight: vars.font.weight.medium,
      outline: `${vars.size.line} solid transparent`,
      outlineOffset: '-1px',
    },
    '&:focus-visible': focusRingInside,
  },
});

export const videos = style({
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xsmall,
  selectors: { '&:focus-visible': focusRingInside },
});

export const feed = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

/** The filter is at the end of the row of tabs, which leaves it room. */
export const tabs = style({ position: 'relative', minInlineSize: 0 });
globalStyle(`${tabs} [role="tablist"]`, { paddingInlineEnd: vars.space.xxlarge });

export const filter = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineEnd: 0,
});

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.small,
});

export const field = style({ flex: '1 1 14rem', minInlineSize: 0 });

/** Beside the box of a field, below its label. */
export const submit = style({
  marginBlockStart: `calc(${vars.font.size.small} * 1.5 + ${vars.space.xsmall})`,
  '@media': { [phone]: { marginBlockStart: 0 } },
});

export const found = style({
  ...asRow(vars.space.xsmall),
  margin: 0,
  minBlockSize: '1.5em',
  color: vars.color.success,
  overflowWrap: 'anywhere',
});

export const heading = style({
  margin: 0,
  marginBlockEnd: vars.space.xsmall,
  ...smallMuted,
  fontWeight: vars.font.weight.medium,
});

export const url = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const note = style([plainNote, { paddingBlock: vars.space.medium }]);
