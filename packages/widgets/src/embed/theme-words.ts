/**
 * The words of the attribute `theme`. What registers a tag does without the names of the themes, because they would be a share of it: an
 * unknown name is found where the styles of the themes are loaded.
 */
import { themeSlugs } from '@oshimado/ui/theme';
import type { EmbedMode } from './attributes';

const themeModes: readonly EmbedMode[] = ['dark', 'light', 'auto'];

/** One of them, or a theme and a mode. */
export const themeWords: readonly string[] = [...themeModes, ...themeSlugs];

/** In words: "it takes …". */
export const takesTheme = `${themeModes.join(', ')}, a theme like suisei, or both`;

export const isKnownTheme = (written: string): boolean =>
  written.split(/\s+/).every((word) => word === '' || themeWords.includes(word));

/** What is wrong with it, in words for the owner of the page; undefined for nothing. */
export const themeProblem = (written: string): string | undefined =>
  isKnownTheme(written)
    ? undefined
    : `theme="${written}" cannot be read; it takes ${takesTheme}. The default is used.`;
