import { style } from '@vanilla-extract/css';
import { PAGE } from './breakpoints';
import { narrowAvatarDisplay } from '../video-card/VideoCard.css';
import { pageColumns } from './VideoList.css';

const byPage = (steps: readonly (readonly [from: number, columns: number])[]) =>
  style({
    '@media': Object.fromEntries(
      steps.map(([from, columns]) => [
        `(min-width: ${from}px)`,
        {
          vars: Object.fromEntries(pageColumns.map((name, size) => [name, `${columns + size}`])),
        },
      ]),
    ),
  });

/**
 * For the frame around lists: they have the columns that the page's width gives, also while a drawer beside them takes a part of it.
 * Default: the columns that fit the box of the list.
 */
export const columnsByPage = byPage([
  [PAGE.md, 3],
  [PAGE.lg, 4],
  [PAGE.xl, 5],
]);

/** The same for results of a search, whose cards are smaller: narrow ones have no avatars. */
export const searchColumnsByPage = style([
  byPage([
    [PAGE.sm, 3],
    [PAGE.md, 4],
    [PAGE.lg, 5],
    [PAGE.xl, 6],
  ]),
  { vars: { [narrowAvatarDisplay]: 'none' } },
]);
