import { sharedAttributes, type Surroundings } from './attributes';
import { isKnownTheme, takesTheme } from './theme-words';

/** The attribute `theme` with its words, for what has the names of the themes: an unknown one is named at once. */
export const knownTheme = {
  ...sharedAttributes.theme,
  takes: takesTheme,
  read: (written: string, { complain }: Pick<Surroundings, 'complain'>): boolean => {
    if (!isKnownTheme(written)) complain();
    return sharedAttributes.theme.read(written);
  },
} as const;
