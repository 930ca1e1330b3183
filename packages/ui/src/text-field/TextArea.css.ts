import { style } from '@vanilla-extract/css';
import { input } from '../field/Field.css';
import { vars } from '../theme/contract.css';

export const area = style([
  input,
  {
    paddingBlock: vars.space.small,
    minBlockSize: `calc(${vars.size.control} * 2)`,
    lineHeight: vars.font.lineHeight.normal,
    resize: 'vertical',
  },
]);
