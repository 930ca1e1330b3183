import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { fieldset } from '../../base/page/elements.css';

export { row } from '../../base/page/elements.css';

export const part = style([fieldset, { display: 'grid', gap: vars.space.small }]);
export const text = style({ margin: 0, overflowWrap: 'anywhere' });
