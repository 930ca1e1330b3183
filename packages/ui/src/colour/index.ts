export { contrast, type Hex } from './colour';
export { deriveTheme, type ThemeColors, type ThemeSeed } from './derive-theme';
