import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** The picture reaches the edges of the element. */
export const whole = style({
  margin: `calc(-1 * ${vars.space.medium})`,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
});

export const waiting = style({ aspectRatio: '16 / 9', background: '#000' });

export const caption = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  padding: `${vars.space.small} ${vars.space.medium}`,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.normal,
});

const line = style({ margin: 0, overflowWrap: 'anywhere' });

export const title = style([line, { fontWeight: vars.font.weight.bold }]);

export const link = style({
  display: 'inline-block',
  minBlockSize: vars.size.target,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': {
    outline: `${vars.size.focus} solid ${vars.color.focusRing}`,
    outlineOffset: 2,
  },
});

export const facts = style([
  line,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.small,
    color: vars.color.textMuted,
  },
]);

export const live = style({ color: vars.color.danger, fontWeight: vars.font.weight.bold });
