/** The looks every story is reviewed in: by the toolbar, by the local pictures and by Chromatic. */
export const initialGlobals = {
  theme: 'aqua',
  mode: 'dark',
  language: 'en',
  direction: 'ltr',
  text: 'as written',
  motion: 'reduced',
} as const;

export const modes = {
  dark: {},
  light: { mode: 'light' },
  'forced colours': { mode: 'dark', forcedColors: 'active' },
  'right to left': { direction: 'rtl', mode: 'light' },
  japanese: { language: 'ja' },
  'another theme': { theme: 'suisei' },
  phone: { viewport: 'phone' },
} as const;

/** The breakpoints of the portal, by a device that has that width. */
export const viewports = {
  phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' } },
  tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
  laptop: { name: 'Laptop, 1280 px', styles: { width: '1280px', height: '800px' } },
} as const;
