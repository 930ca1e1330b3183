import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRing, smallMuted } from '../theme/rules';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  padding: `${vars.space.xlarge} ${vars.space.medium}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const picture = style({ color: vars.color.danger });
export const title = style({
  margin: 0,
  fontSize: vars.font.size.large,
  lineHeight: vars.font.lineHeight.tight,
});
export const place = style({ margin: 0, fontWeight: vars.font.weight.medium });
export const text = style({
  margin: 0,
  maxInlineSize: vars.size.measure,
  color: vars.color.textMuted,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
  marginBlockStart: vars.space.small,
});

export const details = style({
  maxInlineSize: '100%',
  ...smallMuted,
});

export const summary = style({
  // The triangle that says it unfolds belongs to list items.
  display: 'list-item',
  listStylePosition: 'inside',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});

export const technical = style({
  margin: 0,
  marginBlockStart: vars.space.xsmall,
  padding: vars.space.small,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.medium,
  fontFamily: vars.font.familyMono,
  fontSize: vars.font.size.xsmall,
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
});
