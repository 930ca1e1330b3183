/**
 * A script of this folder under a name that stays from build to build: a copy of an older build finds it, and it may be older or newer
 * than who asks for it. A second try has another address, because browsers remember that the first one failed.
 */
export function loadScript<Script>(file: string, isAgain: boolean): Promise<Script> {
  const address = new URL(isAgain ? `${file}?again=${Date.now()}` : file, import.meta.url).href;
  return import(/* @vite-ignore */ address) as Promise<Script>;
}
