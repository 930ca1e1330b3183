import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { asWrappingRow } from '../theme/rules';

export const root = style({
  ...asWrappingRow(vars.space.small),
  padding: `${vars.space.small} ${vars.space.medium}`,
  background: vars.color.warningSoft,
  color: vars.color.text,
  border: `${vars.size.line} solid ${vars.color.warning}`,
  borderRadius: vars.radius.large,
});

export const picture = style({ color: vars.color.warning });
export const texts = style({ flex: '1 1 12rem', display: 'grid' });
export const title = style({ fontWeight: vars.font.weight.bold });
export const text = style({ fontSize: vars.font.size.small });
