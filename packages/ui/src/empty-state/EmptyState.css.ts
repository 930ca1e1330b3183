import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.xxlarge,
  paddingInline: vars.space.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.color.text,
});

export const picture = style({ color: vars.color.textMuted });

export const title = style({
  margin: 0,
  fontSize: vars.font.size.large,
  lineHeight: vars.font.lineHeight.tight,
  // No single letter alone in the last line, and no break inside of a Japanese phrase.
  textWrap: 'balance',
  wordBreak: 'auto-phrase',
});
export const text = style({
  margin: 0,
  maxInlineSize: vars.size.measure,
  textWrap: 'balance',
  color: vars.color.textMuted,
});
