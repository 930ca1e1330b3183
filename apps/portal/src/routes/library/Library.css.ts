import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { listWithPages } from '../../lists/lists.css';
import { note } from '../../shell/page.css';

export { bareList as list, lead, narrowPage as page, title, toolbar } from '../../shell/page.css';

export const filled = style([listWithPages, { gap: vars.space.small }]);

export const sort = style({ marginInlineStart: 'auto' });

/** Its line is there before there is anything to say, so that the list does not jump. */
export const count = style([note, { display: 'block', minBlockSize: '1.5em' }]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&[data-selected]': { background: vars.color.surface } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  cursor: 'pointer',
});

export const checkbox = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  accentColor: vars.color.accent,
});

export const cardPlace = style({ flex: '1 1 0', minInlineSize: 0, containerType: 'inline-size' });
