import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const tip = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.small})`,
  insetInlineStart: 0,
  zIndex: vars.layer.popover,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  inlineSize: 'max-content',
  maxInlineSize: 'min(24rem, calc(100vw - 5rem))',
  padding: vars.space.xsmall,
  paddingInlineStart: vars.space.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.size.line} solid ${vars.color.accent}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.floating,
  fontSize: vars.font.size.small,
  // The corner that points at the button.
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-0.4rem',
      insetInlineStart: vars.space.large,
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      background: 'inherit',
      borderBlockStart: 'inherit',
      borderInlineStart: 'inherit',
      transform: 'rotate(45deg)',
    },
  },
});

export const text = style({ margin: 0, paddingBlock: vars.space.xsmall });
