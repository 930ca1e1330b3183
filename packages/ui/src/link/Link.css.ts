import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/rules';

const base = style({
  borderRadius: vars.radius.small,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationThickness: '2px' }, '&:focus-visible': focusRing },
});

export const tones = styleVariants({
  /** In running text: underlined, so that it is a link without its colour too. */
  text: [base, { color: vars.color.link, textDecoration: 'underline' }],
  /** Where everything around it is a link as well. */
  quiet: [
    base,
    {
      color: 'inherit',
      textDecoration: 'none',
      selectors: { '&:hover': { textDecoration: 'underline' } },
    },
  ],
});

export const mark = style({ marginInlineStart: vars.space.xxsmall });
