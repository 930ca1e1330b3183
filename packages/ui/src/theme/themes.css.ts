import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { deriveTheme } from './derive-theme';
import { scales } from './scales';
import { themes } from './themes';

const [theme] = themes;
if (!theme) throw new Error('There is no theme 0.');

const dark = { color: deriveTheme(theme.dark, true), ...scales };
const light = { color: deriveTheme(theme.light, false), ...scales };

createGlobalTheme(
  '.oshi-dark, :host(:not([theme])), :host([theme="dark"]), :host([theme="auto"])',
  vars,
  dark,
);
createGlobalTheme('.oshi-light, :host([theme="light"])', vars, light);

globalStyle('.oshi-dark', { colorScheme: 'dark' });
globalStyle('.oshi-light', { colorScheme: 'light' });
