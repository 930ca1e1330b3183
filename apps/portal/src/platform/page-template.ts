/** The built document, split once at the placeholders that are filled for every page. */

/** Text for an element or an attribute. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export interface PageParts {
  /** BCP 47 tag. */
  readonly lang: string;
  /** Class of the root element. */
  readonly theme: string;
  /** `theme-color` by colour scheme of the system. */
  readonly themeColors: { readonly dark: string; readonly light: string };
  /** CSP nonce for style elements that scripts create at run time. */
  readonly nonce: string;
  readonly title: string;
  /** Further tags of the head. Default none. */
  readonly tags?: string;
  /** The rendered markup and the styles of its first paint. Default nothing: the browser renders. */
  readonly drawn?: { readonly body: string; readonly styles: string };
  /** Whether the page has a picture that is loaded before the program and the other pictures (`start.ts`). Default false. */
  readonly pictureFirst?: boolean;
  /** The page whose files the build names, to load them with the program. Default none. */
  readonly early?: string | undefined;
  /** The state the page was rendered from. Default none. */
  readonly state?: string;
}

export type FillTemplate = (parts: PageParts) => string;

type Name =
  | 'html'
  | 'head'
  | 'colors'
  | 'title'
  | 'tags'
  | 'script'
  | 'stylesheet'
  | 'body'
  | 'state';

/** The program, the script that loads it after the first paint and the files of each page, as the build names them. */
const SCRIPT = /<script type="module"[^>]*data-start="([^"]+)"[^>]*src="([^"]+)"[^>]*><\/script>/;

/** In the markup of a page whose players are loaded before the program (`first-frames.ts`). */
const FIRST_FRAMES = 'data-part="first-frames"';

/** The whole stylesheet, as the build links it. */
const STYLESHEET = /<link rel="stylesheet"[^>]*>/;

const PLACES: readonly (readonly [Name, RegExp])[] = [
  ['html', /<html[^>]*>/],
  ['head', /<head>/],
  ['colors', /(?:<meta name="theme-color"[^>]*>\s*)+/],
  ['title', /<title>.*?<\/title>/],
  ['tags', /<!--head-->/],
  ['script', SCRIPT],
  ['stylesheet', STYLESHEET],
  ['body', /<!--app-->/],
  ['state', /<!--state-->/],
];

/** The placeholders of the template in order, with the text before each; missing ones are left out. */
function cut(template: string) {
  const places: { readonly before: string; readonly name: Name }[] = [];
  let rest = template;
  for (const [name, form] of PLACES) {
    const found = form.exec(rest);
    if (!found) continue;
    places.push({ before: rest.slice(0, found.index), name });
    rest = rest.slice(found.index + found[0].length);
  }
  return { places, rest };
}

/** The tags that load the program of a page. */
function readScripts(template: string) {
  const [named = '', start, entry] = SCRIPT.exec(template) ?? [];
  // Only the server reads the names.
  const atOnce = named.replaceAll(/ data-[a-z]+=(?:"[^"]*"|'[^']*')/g, '');
  const [, frames] = / data-frames="([^"]*)"/.exec(named) ?? [];
  const [, json = '{}'] = / data-early='([^']*)'/.exec(named) ?? [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the build
  const files = JSON.parse(json) as Readonly<Record<string, readonly string[]>>;
  const linksTo = (names: readonly string[]) =>
    names
      .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}" />`)
      .join('');
  return ({ early, drawn }: PageParts) => {
    const names = (early !== undefined && files[early]) || [];
    // Requested with the program, it would arrive after most of it: a slow line is shared by all files.
    const first =
      frames !== undefined && drawn?.body.includes(FIRST_FRAMES)
        ? `<script async src="${frames}"></script>`
        : '';
    return drawn && atOnce
      ? `${first}<script async src="${start}" data-entry="${entry}" data-parts="${names.join(' ')}"></script>`
      : atOnce + linksTo(names);
  };
}

export function readTemplate(template: string): FillTemplate {
  const { places, rest } = cut(template);
  const [stylesheet = ''] = STYLESHEET.exec(template) ?? [];
  const scriptsOf = readScripts(template);
  const hasScript = SCRIPT.test(template);
  return (parts) => {
    const { lang, theme, themeColors, nonce, title, tags = '', drawn, state = '' } = parts;
    // Only with a script, which removes the attribute: otherwise the other pictures would never be loaded.
    const mark = parts.pictureFirst && hasScript ? ' data-first-row-only' : '';
    const filled: Readonly<Record<Name, string>> = {
      html: `<html lang="${lang}" class="${theme}"${mark}>`,
      // Vite's name for such a placeholder.
      head: `<head><meta property="csp-nonce" nonce="${nonce}" />`,
      colors: Object.entries(themeColors)
        .map(
          ([scheme, color]) =>
            `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})" />`,
        )
        .join(''),
      title: `<title>${escapeHtml(title)}</title>`,
      tags,
      script: scriptsOf(parts),
      // After the content the stylesheet does not delay the first paint.
      stylesheet: drawn ? `<style nonce="${nonce}">${drawn.styles}</style>` : stylesheet,
      body: drawn ? drawn.body : '',
      state: (drawn ? stylesheet : '') + state,
    };
    return places.map(({ before, name }) => before + filled[name]).join('') + rest;
  };
}
