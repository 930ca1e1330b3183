import { vars } from '@oshimado/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const inLine = style({ display: 'flex', flex: 'none', maxInlineSize: '100%' });

/**
 * What is in it is loaded after the page, so its height is kept free. Its width is not known before: among other buttons it has a line of
 * its own, which nothing else leaves when it comes.
 */
export const place = styleVariants({
  small: [inLine, { minBlockSize: vars.size.controlSmall }],
  medium: [inLine, { flexBasis: '100%', minBlockSize: vars.size.control }],
});
