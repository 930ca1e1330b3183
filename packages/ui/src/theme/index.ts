export { contrast, luminance, mix, readable, textOn, type Hex } from './colour';
export { vars } from './contract.css';
export { deriveTheme, type ThemeColors, type ThemeSeed } from './derive-theme';
export { scales } from './scales';
export { themeClass } from './theme-class';
export { themes, type Theme } from './themes';
