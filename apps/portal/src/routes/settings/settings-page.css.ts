import { vars, WIDE_QUERY } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export { lead, page, title } from '../../shell/page.css';

/** Columns instead of a grid, because the heights of the groups differ a lot. */
export const columns = style({
  columnGap: vars.space.large,
  '@media': {
    [WIDE_QUERY]: { columnCount: 2 },
    '(min-width: 1264px)': { columnCount: 3 },
  },
});
