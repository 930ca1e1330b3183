/** The figures of layouts and their codes, with the sentence of the specification behind each. */

/** "A new cell is 4 wide by 6 high." */
export const NEW_CELL_SIZE = { w: 4, h: 6 } as const;
/** "Layout codes use a 64-character alphabet." */
export const MULTIVIEW_ALPHABET =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** What the platforms ask of their players, in px: "at least 200x200 (Twitch 400x300) px". */
export const PLAYER_LEAST_PX = {
  youtube: { width: 200, height: 200 },
  twitch: { width: 400, height: 300 },
} as const;
/** "Presets exist for 1 to 16 videos." */
export const AUTO_LAYOUT_MAX = 16;
