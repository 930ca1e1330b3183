import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList } from '../../base/page/elements.css';

/** The number of columns depends on the width of this box: the lists are below the player or beside it. */
export const root = style({
  display: 'grid',
  gap: vars.space.large,
  minInlineSize: 0,
  containerType: 'inline-size',
  // Where else one might go leads nowhere from paper.
  '@media': { print: { display: 'none' } },
});

export const add = style({ color: vars.color.textMuted });

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const cards = style([
  bareList,
  {
    display: 'grid',
    gap: vars.space.small,
    paddingBlock: vars.space.xsmall,
    ...columns(1),
    '@container': {
      // Beside its picture and its menu a title has room for fourteen letters of Japanese in a line, not for eight.
      '(min-width: 50rem)': { ...columns(2), gap: vars.space.medium },
      '(min-width: 78rem)': columns(3),
    },
  },
]);

export const item = style({ minInlineSize: 0 });

export const shorts = style([
  bareList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(6rem, 100%), 1fr))',
    gap: vars.space.small,
    paddingBlock: vars.space.xsmall,
  },
]);

export const short = style({ minInlineSize: 0, maxInlineSize: '9rem' });
