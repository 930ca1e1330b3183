/** What a key to the API begins with: scanners for leaked secrets can look for it. */
export const API_KEY_PREFIX = 'oshi_';

/** As much of a key as its owner needs to tell it from another. */
const SHOWN = API_KEY_PREFIX.length + 6;

/** The first characters of a key, all that is kept of it in plain text. */
export const apiKeyStart = (key: string): string => key.slice(0, SHOWN);
