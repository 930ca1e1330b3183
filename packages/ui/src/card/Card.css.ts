import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRing, smallMuted, surface } from '../theme/rules';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  ...surface,
  color: vars.color.text,
  transition: `border-color ${vars.duration.quick}, background-color ${vars.duration.quick}`,
  selectors: {
    '&:hover': { background: vars.color.hover, borderColor: vars.color.controlBorder },
    '&[data-selected="true"]': {
      borderColor: vars.color.accent,
      outline: `${vars.size.line} solid ${vars.color.accent}`,
    },
    '&:has(> div > h2 > a:focus-visible), &:has(> div > h3 > a:focus-visible), &:has(> div > h4 > a:focus-visible)':
      focusRing,
  },
});

export const media = style({ display: 'block', minInlineSize: 0 });

export const body = style({
  display: 'grid',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  minInlineSize: 0,
});

export const heading = style({
  margin: 0,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
});

/** Its hit area is the whole card; the card shows its focus. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

export const meta = style(smallMuted);

/** Above the link's hit area, so that it takes its own presses. */
export const actions = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
});
