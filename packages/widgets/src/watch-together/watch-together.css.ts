import { vars } from '@oshimado/ui/theme';
import { styleVariants } from '@vanilla-extract/css';

/** Its height is kept free: what is in it is loaded after the page. */
export const place = styleVariants({
  small: { display: 'flex', minBlockSize: vars.size.controlSmall },
  medium: { display: 'flex', minBlockSize: vars.size.control },
});
