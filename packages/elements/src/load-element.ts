import { facts, type ElementTag } from './tags/elements';

/** Where the script of an element comes from. */
export interface ElementSource {
  /** Folder of the scripts, without a slash at the end: `https://embeds.example/v1`, or that of an exact version. */
  readonly from: string;
  /** Digest of the script of an exact version, as `/v1/integrity.json` has it. Default: it is not checked. */
  readonly integrity?: string | undefined;
}

/** Where a script that has failed is asked for next: browsers remember a failure, and ask again for another address only. */
const next = new Map<string, string>();

/** A script element, because `import()` takes no digest. */
function addScript(src: string, integrity: string): Promise<unknown> {
  if ([...document.scripts].some((script) => script.src === src)) return Promise.resolve();
  const attributes = { type: 'module', src, integrity, crossOrigin: 'anonymous' };
  const script = Object.assign(document.createElement('script'), attributes);
  document.head.append(script);
  return new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
  });
}

/**
 * Loads the script that registers a tag, unless the page has it already; after a failure it tries again. In a browser only. It never
 * throws: without its script the element shows what is inside it.
 */
export function loadElement(tag: ElementTag, { from, integrity }: ElementSource): void {
  if (customElements.get(tag)) return;
  const src = `${from}/${facts[tag].script}.js`;
  const address = next.get(src) ?? src;
  const loading =
    integrity === undefined
      ? import(/* @vite-ignore */ /* webpackIgnore: true */ address)
      : addScript(address, integrity);
  loading.catch((error: unknown) => {
    next.set(src, `${src}?again=${Date.now()}`);
    // oxlint-disable-next-line no-console -- the console is the only place where the owner of the page looks
    console.warn(`<${tag}> could not be loaded from ${src}.`, error);
  });
}

/**
 * The values that a framework gives to a tag, with its switches as text where they are not off by default: frameworks write a property
 * that is false as an attribute that is not there.
 */
export function writtenValues(
  tag: ElementTag,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const written = { ...values };
  for (const [name, fallback] of Object.entries(facts[tag].switches)) {
    const value = values[name] ?? fallback;
    if (!(name in values) || typeof value !== 'boolean') continue;
    if (value) written[name] = 'on';
    else written[name] = fallback ? 'off' : false;
  }
  return written;
}
