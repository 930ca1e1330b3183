import { loadScript } from './load-script';

const loaded = new Map<string, Promise<unknown>>();
const failed = new Set<string>();

/** A script that what is drawn fetches when it needs it, once. */
export function loadOnce<Script>(file: string): Promise<Script> {
  const known = loaded.get(file);
  if (known) return known as Promise<Script>;
  const script = loadScript<Script>(file, failed.has(file));
  loaded.set(file, script);
  script.catch(() => {
    failed.add(file);
    loaded.delete(file);
  });
  return script;
}
