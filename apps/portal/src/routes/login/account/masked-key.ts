/** As much of a key as its owner needs to tell it from another; the server keeps the same. */
const SHOWN = 'oshi_'.length + 6;

/** The beginning of a key; what is shortened already stays. */
export const maskedKey = (key: string): string =>
  key.endsWith('…') ? key : `${key.slice(0, SHOWN)}…`;
