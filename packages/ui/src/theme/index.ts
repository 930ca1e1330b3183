export { vars } from './contract.css';
export { cssName, meanings } from './meanings';
export {
  asColumn,
  asRow,
  asWrappingRow,
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
  oneLine,
  smallMuted,
  surface,
  unseen,
  wholeWindow,
  withoutMarkers,
} from './rules';
export { themeClass, type Mode, type ThemeChoice } from './theme-class';
export { themeNames, themeSlugs, type ThemeSlug } from './theme-names';
export { themes, type Theme } from './themes';
export * from './widths';
