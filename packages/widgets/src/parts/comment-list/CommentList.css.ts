import { asColumn, focusRing, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList, row } from '../../base/page/elements.css';

export { row as ends } from '../../base/page/elements.css';

export const panel = style(asColumn(vars.space.small));

export const moments = style([row, { gap: vars.space.xsmall }]);

export const moment = style({ fontVariantNumeric: 'tabular-nums' });

export const list = style([bareList, { display: 'grid', gap: vars.space.medium }]);

export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.xsmall,
  paddingInlineStart: vars.space.small,
  borderInlineStart: `2px solid ${vars.color.border}`,
  // Those that are not on the screen are not laid out.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 6rem',
});

export const text = style({ fontSize: vars.font.size.small, minInlineSize: 0 });

export const outward = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  color: vars.color.textMuted,
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { color: vars.color.text, background: vars.color.hover },
    '&:focus-visible': focusRing,
  },
});
