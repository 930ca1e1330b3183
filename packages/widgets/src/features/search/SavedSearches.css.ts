import { focusRingInside, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList } from './search.css';

export { note, panelTitle as title, savedPanel as panel } from './search.css';

export const list = style([
  bareList,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxBlockSize: '50vh',
    overflowY: 'auto',
  },
]);

export const item = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 });

export const link = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current]': { fontWeight: vars.font.weight.bold },
    '&:focus-visible': focusRingInside,
  },
});

export const rename = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'start',
  flex: '1 1 auto',
});
