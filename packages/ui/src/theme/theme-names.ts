/** The themes by name alone, for whoever reads a choice and paints nothing. Their order is their stored index. */
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

export const themeSlugs = themeNames.map((name) => name.toLowerCase() as ThemeSlug);
