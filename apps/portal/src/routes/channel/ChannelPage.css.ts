import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.large,
});

export const text = style({ minInlineSize: 0 });

export const name = style({
  margin: 0,
  fontSize: vars.font.size.xlarge,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const facts = style({ margin: 0, color: vars.color.textMuted });

export const heading = style({ fontSize: vars.font.size.large });
