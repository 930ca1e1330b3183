import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  boxSizing: 'border-box',
  maxInlineSize: '48rem',
  marginInline: 'auto',
  marginBlock: vars.space.large,
  padding: vars.space.large,
  background: vars.color.surface,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  '@media': {
    '(max-width: 599px)': {
      marginBlock: 0,
      paddingInline: 0,
      background: 'transparent',
      border: 0,
    },
  },
});

export const title = style({
  marginBlock: `0 ${vars.space.small}`,
  fontSize: vars.font.size.xlarge,
  lineHeight: vars.font.lineHeight.tight,
});

export const intro = style({ marginBlock: `0 ${vars.space.large}`, color: vars.color.textMuted });

export const form = style({ display: 'grid', gap: vars.space.medium });

export const rules = style({ margin: 0, paddingInlineStart: '1.25em' });

export const field = style({ display: 'grid', gap: vars.space.xsmall });

export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  color: vars.color.danger,
  fontSize: vars.font.size.small,
});
