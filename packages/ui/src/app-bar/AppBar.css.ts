import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { asRow, oneLine } from '../theme/rules';
import { coarse, scales } from '../theme/scales';
import { PHONE_QUERY, SHORT_QUERY } from '../theme/widths';

const SMALL_GAP = `min(${vars.space.small}, 8px)`;

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
  ...asRow(vars.space.small),
  boxSizing: 'border-box',
  minBlockSize: vars.size.bar,
  paddingInline: vars.space.medium,
  // In pixels at most: what is not text leaves its room to the text where letters are enlarged.
  '@media': { [PHONE_QUERY]: { gap: SMALL_GAP, paddingInline: SMALL_GAP } },
});

export const titleBox = style({
  minInlineSize: 0,
  ...oneLine,
  fontWeight: vars.font.weight.bold,
});

export const middle = style({ flex: '1 1 auto', minInlineSize: 0 });

export const end = style({
  ...asRow(vars.space.xsmall),
  marginInlineStart: 'auto',
});

globalStyle(`${row} > button, ${end} button`, {
  '@media': {
    [PHONE_QUERY]: {
      vars: {
        [vars.size.control]: `min(${scales.size.control}, 44px)`,
        [vars.size.icon]: `min(${scales.size.icon}, 28px)`,
      },
    },
    [`${PHONE_QUERY} and (pointer: coarse)`]: {
      vars: { [vars.size.control]: `min(${coarse.control}, 44px)` },
    },
  },
});

export const tabRow = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  paddingInline: vars.space.small,
  '@media': { [PHONE_QUERY]: { minBlockSize: vars.size.tabRow } },
});
