import { smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export { bareList as list, row as head } from '../page/elements.css';

export const entry = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.medium,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:last-child)': {
      borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
    },
  },
});

export const muted = style(smallMuted);
