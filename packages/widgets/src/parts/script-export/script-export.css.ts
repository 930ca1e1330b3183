import { asColumn, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { note } from '../../base/page/elements.css';

export const form = style(asColumn(vars.space.medium));

export const counts = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

export const file = style([note, { overflowWrap: 'anywhere' }]);
