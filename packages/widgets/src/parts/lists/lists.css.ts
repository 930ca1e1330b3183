import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** Paged list; the caller sets the gap. */
export const listWithPages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The head of the list stays clear of the sticky bars when a new page scrolls to it.
  scrollMarginBlockStart: '120px',
});

export const paged = style([listWithPages, { gap: vars.space.large }]);

/** Where a list goes on that is read part by part. */
export const end = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: vars.space.large,
  minBlockSize: '4rem',
});

export const endNote = style({ color: vars.color.textMuted, margin: 0 });
