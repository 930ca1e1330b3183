import { asColumn, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList, note as noteStyle } from '../../../base/page/elements.css';

export const note = noteStyle;

export const log = style({ display: 'grid', gap: vars.space.small, minInlineSize: 0 });

export const entries = style([bareList, asColumn(vars.space.medium)]);
