import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { smallMuted, surface, withoutMarkers } from '../theme/rules';

export const page = style({
  display: 'grid',
  gap: vars.space.large,
  maxInlineSize: '72rem',
  marginInline: 'auto',
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.normal,
});

export const title = style({
  margin: 0,
  fontSize: vars.font.size.xxlarge,
  lineHeight: vars.font.lineHeight.tight,
});

export const heading = style({
  margin: 0,
  marginBlockStart: vars.space.medium,
  fontSize: vars.font.size.xlarge,
  lineHeight: vars.font.lineHeight.tight,
});

export const text = style({ margin: 0, maxInlineSize: vars.size.measure });
export const muted = style(smallMuted);
export const code = style({ fontFamily: vars.font.familyMono, fontSize: vars.font.size.xsmall });

export const list = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  paddingInlineStart: vars.space.large,
  maxInlineSize: vars.size.measure,
});

export const scroll = style({
  overflowX: 'auto',
  ...surface,
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

export const head = style({
  padding: `${vars.space.small} ${vars.space.medium}`,
  ...smallMuted,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const cell = style({
  padding: `${vars.space.small} ${vars.space.medium}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockStart: `${vars.size.line} solid ${vars.color.border}`,
  fontWeight: vars.font.weight.regular,
});

export const gallery = style({
  ...withoutMarkers,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
  gap: vars.space.medium,
});

/** A piece of a page that wears another theme than the page around it. */
export const board = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  background: vars.color.background,
  color: vars.color.text,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
});

export const boardHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  blockSize: vars.space.xlarge,
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
});

export const swatch = style({
  flex: 'none',
  display: 'inline-block',
  inlineSize: vars.space.xlarge,
  blockSize: vars.space.xlarge,
  border: `${vars.size.line} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.medium,
  forcedColorAdjust: 'none',
});

export const bar = style({
  blockSize: vars.space.medium,
  minInlineSize: '1px',
  background: vars.color.accent,
  borderRadius: vars.radius.small,
});

export const moving = style({
  inlineSize: vars.space.xlarge,
  blockSize: vars.space.xlarge,
  background: vars.color.accent,
  borderRadius: vars.radius.medium,
  selectors: {
    '[data-moved="true"] > &': { transform: 'translateX(12rem)' },
    '[dir="rtl"] [data-moved="true"] > &': { transform: 'translateX(-12rem)' },
  },
});

export const picker = style({
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  padding: 0,
  background: 'none',
  border: `${vars.size.line} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.medium,
});

/** A long text in a box of its own. */
export const output = style([
  scroll,
  { maxBlockSize: '16rem', overflow: 'auto', padding: vars.space.medium },
]);

/** Small things beside each other. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.small,
});
