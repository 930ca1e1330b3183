/** Our scripts under the names of the table in `embeds.ts`, with what a page may have appended. */
const OURS = /\/(?:live-feed|oshi(?:-[a-z]+)*)\.js(?:[?#]|$)/;

/**
 * The address of this script where a page loads it without `type="module"`; undefined in a module. `import.meta` would be a syntax error
 * there, before anything could say why, and so would the address that `import()` is relative to: browsers hide that of other origins.
 */
function findClassicAddress(): string | undefined {
  const script = globalThis.document?.currentScript as HTMLScriptElement | null | undefined;
  // An image or a form of this name, which visitors of a page may have written, is found in its place. A module that was loaded before may
  // run within a script of the page.
  return script?.localName === 'script' && OURS.test(script.src) ? script.src : undefined;
}

export const classicAddress = findClassicAddress();

/**
 * A script of this folder under a name that stays from build to build: a copy of an older build finds it, and it may be older or newer
 * than who asks for it. A second try has another address, because browsers remember that the first one failed. `base`: an address in
 * that folder. Default: that of this script.
 */
export function loadScript<Script>(
  file: string,
  isAgain: boolean,
  base = classicAddress,
): Promise<Script> {
  const path = `./${file}${isAgain ? `?again=${Date.now()}` : ''}`;
  // A path is relative to this module.
  const address = base ? new URL(path, base).href : path;
  return import(/* @vite-ignore */ address) as Promise<Script>;
}
