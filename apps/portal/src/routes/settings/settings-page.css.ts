import { ROOM_QUERY, vars, WIDE_QUERY } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export { lead, page, title } from '../../shell/page.css';

/** Columns instead of a grid, because the heights of the groups differ a lot. */
export const columns = style({
  columnGap: vars.space.large,
  '@media': {
    // Fewer where letters are large.
    [WIDE_QUERY]: { columns: '18rem 2' },
    [ROOM_QUERY]: { columns: '18rem 3' },
  },
});
