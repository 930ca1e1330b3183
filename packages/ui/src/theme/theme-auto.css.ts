/** An element with `theme="auto"` follows what the visitor's system prefers. */
import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { deriveTheme } from './derive-theme';
import { themes } from './themes';

const [theme] = themes;
if (!theme) throw new Error('There is no theme 0.');

globalStyle(':host([theme="auto"])', {
  '@media': {
    '(prefers-color-scheme: light)': {
      vars: assignVars(vars.color, deriveTheme(theme.light, false)),
    },
  },
});
