import { asRow, smallMuted, vars } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { WIDE_PX } from './wide';

export const channel = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'center',
  color: vars.color.text,
  fontFamily: vars.font.family,
  '@container': {
    [`(min-width: ${WIDE_PX}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const small = `${vars.font.lineHeight.normal} * ${vars.font.size.small}`;

/** A name, and two lines below it, whatever there is to say. */
export const head = style({
  position: 'relative',
  ...asRow(vars.space.medium),
  minBlockSize: `calc(${vars.font.lineHeight.tight} * 1rem + 2 * ${small})`,
  minInlineSize: 0,
});

export const text = style({ flex: '1 1 0', minInlineSize: 0 });

/** As high as a row with two lines below its title, which is more than its picture. */
export const stream = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: '5.75rem',
  minInlineSize: 0,
});

// Cards of an embed have no sign at the end of this line, which leaves room for one where a finger points.
globalStyle(`${stream} p`, { paddingInlineEnd: 0 });

/** The skeleton is no higher than the channel that replaces it. */
export const waiting = style({ maxBlockSize: '5.75rem', overflow: 'hidden' });

export const none = style({
  margin: 0,
  ...smallMuted,
});
