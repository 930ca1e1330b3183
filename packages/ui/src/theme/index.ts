export { vars } from './contract.css';
export { cssName, meanings } from './meanings';
export {
  CORNER,
  CORNER_WIDTH,
  cornerHeight,
  DURING_DIALOG,
  focusRing,
  focusRingInside,
  FOOT,
  footHeight,
  MESSAGES,
  messagesAbove,
  messagesAtTop,
  messagesInset,
  surface,
  wholeWindow,
  withoutMarkers,
} from './rules';
export { themeClass, type Mode, type ThemeChoice } from './theme-class';
export { themeNames, themeSlugs, type ThemeSlug } from './theme-names';
export { themes, type Theme } from './themes';
export * from './widths';
