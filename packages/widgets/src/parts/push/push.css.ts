import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { fieldset } from '../../base/page/elements.css';

export { legend } from '../../base/page/elements.css';

export const text = style({ margin: 0 });

export const steps = style({ margin: 0, paddingInlineStart: vars.space.large });

export const problem = style({
  color: vars.color.danger,
  fontSize: vars.font.size.small,
  ':empty': { display: 'none' },
});

export const fields = style([fieldset, { display: 'grid', gap: vars.space.small }]);

/** The loading entry of a menu. */
export const itemPlace = style({
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
});

export const content = style({ display: 'grid', gap: vars.space.medium });

export const popover = style({ inlineSize: 'min(18rem, 80vw)' });
