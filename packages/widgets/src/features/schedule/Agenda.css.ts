import { asRow, PHONE_QUERY, vars, withoutMarkers } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** On paper small and in three columns, so that many streams fit on one page. */
export const agenda = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    print: { display: 'block', columnCount: 3, columnGap: vars.space.large, zoom: 0.65 },
  },
});

export const heading = style({
  position: 'sticky',
  insetBlockStart: vars.size.bar,
  zIndex: 1,
  margin: 0,
  paddingBlock: `${vars.space.medium} ${vars.space.xsmall}`,
  background: vars.color.background,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  '::first-letter': { textTransform: 'uppercase' },
  '@media': { print: { position: 'static', background: 'none' } },
});

export const date = style({ color: vars.color.textMuted, fontWeight: vars.font.weight.regular });

export const rows = style(withoutMarkers);

/** Rows below the screen are laid out as they come near. */
globalStyle(`${rows} > [data-part="stream"]`, {
  contentVisibility: 'auto',
  // Without the padding, with two lines of title.
  containIntrinsicBlockSize: 'auto 4rem',
  '@media': { [PHONE_QUERY]: { containIntrinsicBlockSize: 'auto 5.5rem' } },
});

/** Between what has begun and what has not. */
export const now = style({
  ...asRow(vars.space.small),
  color: vars.color.danger,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  '::after': { content: '', flex: 1, borderBlockStart: `2px solid ${vars.color.danger}` },
});

/** A day, or several, without streams. */
export const nothing = style({
  margin: 0,
  paddingBlock: vars.space.medium,
  color: vars.color.textMuted,
});

export const end = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: vars.space.medium,
});

export const endNote = style({ margin: 0, color: vars.color.textMuted });

export const skeleton = style({ paddingBlock: vars.space.medium });
