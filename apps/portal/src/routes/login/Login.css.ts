import { style } from '@vanilla-extract/css';
import { page as basePage } from '../../shell/page.css';

export { lead, title } from '../../shell/page.css';

export const page = style([
  basePage,
  { inlineSize: '100%', maxInlineSize: '540px', marginInline: 'auto' },
]);
