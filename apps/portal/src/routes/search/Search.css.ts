import { PHONE_QUERY, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { page } from '../../shell/page.css';

/** On a phone results are seen at once: what is above them is close together. */
export const searchPage = style([
  page,
  { '@media': { [PHONE_QUERY]: { gap: 0, paddingBlockStart: 0 } } },
]);

export const form = style({ '@media': { [PHONE_QUERY]: { marginBlock: vars.space.small } } });
