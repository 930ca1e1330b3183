import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { page as basePage } from '../../shell/page.css';

export { lead, title } from '../../shell/page.css';

export const page = style([
  basePage,
  { inlineSize: '100%', maxInlineSize: '60rem', marginInline: 'auto' },
]);

export const hint = style({ margin: 0, color: vars.color.textMuted });

export const filled = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  scrollMarginBlockStart: '64px',
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.small,
});

export const sort = style({ marginInlineStart: 'auto' });

/** Its line is there before there is anything to say, so that the list does not jump. */
export const count = style({
  display: 'block',
  minBlockSize: '1.5em',
  color: vars.color.textMuted,
  fontSize: vars.font.size.small,
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&[data-selected]': { background: vars.color.surface } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  cursor: 'pointer',
});

export const checkbox = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  accentColor: vars.color.accent,
});

export const cardPlace = style({ flex: '1 1 0', minInlineSize: 0, containerType: 'inline-size' });
