/** The looks every story is reviewed in, by the toolbar and by Chromatic. */
export const modes = {
  dark: { theme: 'dark', language: 'en' },
  light: { theme: 'light', language: 'en' },
  japanese: { theme: 'dark', language: 'ja' },
} as const;
