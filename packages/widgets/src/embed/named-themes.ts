/** The styles of every theme but the default one, put in place by the build; fetched by a feed whose page names a theme. */
declare const EMBED_THEMES_CSS: string;

export const namedThemes: string = EMBED_THEMES_CSS;

export { themeProblem } from './theme-words';
