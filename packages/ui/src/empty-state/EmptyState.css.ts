import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.xxlarge,
  paddingInline: vars.space.medium,
  textAlign: 'center',
  color: vars.color.text,
});

export const title = style({ margin: 0, fontSize: vars.font.size.large });
export const text = style({ margin: 0, maxInlineSize: '36rem', color: vars.color.textMuted });
