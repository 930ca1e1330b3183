import { vars } from '@oshimado/ui/theme';
import { styleVariants } from '@vanilla-extract/css';

const inLine = { display: 'flex', flex: 'none', maxInlineSize: '100%' } as const;

/** Its height is kept free: what is in it is loaded after the page. */
export const place = styleVariants({
  small: { ...inLine, minBlockSize: vars.size.controlSmall },
  medium: { ...inLine, minBlockSize: vars.size.control },
});
