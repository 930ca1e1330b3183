export { vars } from './contract.css';
export { cssName, meanings } from './meanings';
export {
  CORNER,
  CORNER_WIDTH,
  cornerHeight,
  focusRing,
  focusRingInside,
  FOOT,
  footHeight,
  MESSAGES,
  messagesInset,
  surface,
  wholeWindow,
} from './rules';
export { families, scales } from './scales';
export { themeClass, type Mode, type ThemeChoice } from './theme-class';
export { themeNames, themeSlugs, type ThemeSlug } from './theme-names';
export { themes, type Theme } from './themes';
export * from './widths';
