/** Names of the themes, without their colours. The stored index is the position in this list. */
export const themeNames = [
  'Aqua',
  'Matsuri',
  'Korone',
  'Rushia',
  'Fubuki',
  'Figaro',
  'Shion',
  'Coco',
  'Suisei',
  'Haato',
  'Miko',
  'IRyS',
  'Luna',
  'Pekora',
  'Polka',
  'Towa',
  'Flare',
  'Noel',
  'Lamy',
  'Okayu',
  'Kobo',
  'Fauna',
  'Reine',
] as const;

/** As attributes and class names say it. */
export type ThemeSlug = Lowercase<(typeof themeNames)[number]>;

/** The themes as attributes and class names say them, in the order of `themeNames`. */
export const themeSlugs = themeNames.map((name) => name.toLowerCase() as ThemeSlug);
