/** The language somebody streams in. */
export type Language = 'ja' | 'en' | 'id' | 'ko';
export const languages: readonly Language[] = ['ja', 'en', 'id', 'ko'];
