import { listHeight } from '@oshimado/widgets';
import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  paddingBlock: vars.space.medium,
});

export const head = style({ display: 'grid', gap: vars.space.small });
export const back = style({ margin: 0, fontSize: vars.font.size.small });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

/** A short list is as long as it is: the page scrolls, not a box in it. */
export const editor = style({
  inlineSize: '100%',
  maxInlineSize: '48rem',
  vars: { [listHeight]: 'none' },
});
