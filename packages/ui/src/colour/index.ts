export { atLightness, contrast, lift, lightness, mix, readable, textOn, type Hex } from './colour';
export { deriveTheme, type ThemeColors, type ThemeSeed } from './derive-theme';
