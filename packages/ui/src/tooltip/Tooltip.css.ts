import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const appear = keyframes({ from: { opacity: 0 } });

export const content = style({
  zIndex: vars.layer.tooltip,
  maxInlineSize: '18rem',
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  background: vars.color.tooltip,
  color: vars.color.tooltipText,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.xsmall,
  lineHeight: vars.font.lineHeight.normal,
  border: `${vars.size.line} solid transparent`,
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not([data-state="closed"])': {
      animation: `${appear} ${vars.duration.quick} ${vars.easing.enter}`,
    },
  },
});
