import { style, styleVariants } from '@vanilla-extract/css';
import { panel as base, scrim as shade } from '../overlay/overlay.css';
import { vars } from '../theme/contract.css';
import { asColumn, FOOT_MESSAGES } from '../theme/rules';

/** On the narrowest screens a word in the dialog needs the room more. */
export const scrim = style([
  shade,
  {
    padding: `clamp(${vars.space.small}, 2.5vw, ${vars.space.medium})`,
    // In the middle, or as far from it as messages need, so that they cover none of its buttons.
    gridTemplateRows: `1fr auto minmax(var(${FOOT_MESSAGES}, 0px), 1fr)`,
  },
]);

const panel = style([
  base,
  {
    gridRow: 2,
    marginInline: 'auto',
    inlineSize: '100%',
    padding: `clamp(${vars.space.medium}, 5vw, ${vars.space.large})`,
    borderRadius: vars.radius.large,
  },
]);

export const sizes = styleVariants({
  medium: [panel, { maxInlineSize: vars.size.dialog }],
  large: [panel, { maxInlineSize: `calc(${vars.size.dialog} * 1.75)` }],
});

export const fields = style(asColumn(vars.space.medium));
