import { asColumn, asWrappingRow, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export { bareList as list, note } from '../../base/page/elements.css';

export const page = style(asColumn(vars.space.medium));

/** The search takes what the other controls leave; on a phone it has a line of its own. */
export const toolbar = style(asWrappingRow(`${vars.space.small} ${vars.space.medium}`));

export const search = style({ flex: '1 1 16rem' });

export const day = style(asColumn(vars.space.xsmall));

export const heading = style({
  margin: 0,
  paddingBlockStart: vars.space.small,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.tight,
});

export const row = style({
  display: 'flex',
  // The button is beside the menu of the card.
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const cardPlace = style({ flex: '1 1 0', minInlineSize: 0, containerType: 'inline-size' });

export const more = style({ justifySelf: 'center' });
