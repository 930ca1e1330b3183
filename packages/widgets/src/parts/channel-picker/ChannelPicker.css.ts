import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

const NAME = `0.875lh + ${vars.space.xsmall}`;
const HINT = NAME;
/** The box of the field has a padding around its control. */
const BOX = `${vars.size.control} + ${vars.space.xsmall}`;

/** As high as the field with its name, and its hint if it has one, so that what is below does not move. */
export const loading = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: `calc(${NAME} + ${BOX})`,
  marginBlockEnd: vars.space.small,
  selectors: {
    '&[data-hint]': { minBlockSize: `calc(${NAME} + ${HINT} + ${BOX})` },
  },
});

export const field = style({ maxInlineSize: '36rem', marginBlockEnd: vars.space.small });
