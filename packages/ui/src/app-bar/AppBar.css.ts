import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { PHONE_QUERY, SHORT_QUERY } from '../theme/widths';

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.bar,
  background: vars.color.bar,
  color: vars.color.barText,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
  '@media': { [SHORT_QUERY]: { position: 'relative' }, print: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  boxSizing: 'border-box',
  minBlockSize: vars.size.bar,
  paddingInline: vars.space.medium,
  '@media': { [PHONE_QUERY]: { paddingInline: vars.space.small } },
});

export const titleBox = style({
  minInlineSize: 0,
  overflow: 'hidden',
  fontWeight: vars.font.weight.bold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const middle = style({ flex: '1 1 auto', minInlineSize: 0 });

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginInlineStart: 'auto',
});

export const tabRow = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  paddingInline: vars.space.small,
  '@media': { [PHONE_QUERY]: { minBlockSize: vars.size.tabRow } },
});
