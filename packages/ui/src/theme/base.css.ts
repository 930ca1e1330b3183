/** What a whole page of ours starts from. Embeds take the part rules only, never these. */
import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('body', {
  margin: 0,
  background: vars.color.background,
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.normal,
  WebkitTextSizeAdjust: '100%',
  // A word that is longer than its line is broken, and widens no page.
  overflowWrap: 'break-word',
});
// Names and titles may be one such word, and let what they are in be narrower than that.
globalStyle(':where([translate="no"]:not(time, kbd, code))', { overflowWrap: 'anywhere' });
// Paper is white, whatever the mode.
globalStyle('.oshi-dark, .oshi-light, .oshi-system', {
  '@media': { print: { colorScheme: 'light' } },
});
globalStyle('a', { color: vars.color.link });
globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: '2px',
});
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      transitionDuration: '0s !important',
    },
  },
});
