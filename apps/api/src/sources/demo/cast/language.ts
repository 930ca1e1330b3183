/** Streaming languages. */
export type Language = 'ja' | 'en' | 'id' | 'ko';
export const languages: readonly Language[] = ['ja', 'en', 'id', 'ko'];
