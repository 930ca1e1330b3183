import { loadScript } from './load-script';
import { scriptUrl } from './script-url';

/** What is shared lies in a folder below those scripts. */
const base = scriptUrl.replace(/\/hashed\/.*/, '/');

const loaded = new Map<string, Promise<unknown>>();
const failed = new Set<string>();

/** A script that what is drawn fetches when it needs it, once. */
export function loadOnce<Script>(file: string): Promise<Script> {
  const known = loaded.get(file);
  if (known) return known as Promise<Script>;
  const script = loadScript<Script>(file, failed.has(file), base);
  loaded.set(file, script);
  script.catch(() => {
    failed.add(file);
    loaded.delete(file);
  });
  return script;
}
