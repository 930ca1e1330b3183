import { facts, type ElementTag } from './tags/elements';

/** Where the script of an element comes from. */
export interface ElementSource {
  /** Folder of the scripts, without a slash at the end: `https://embeds.example/v1`, or that of an exact version. */
  readonly from: string;
  /** Digest of the script of an exact version, as `/v1/integrity.json` has it. Default: it is not checked. */
  readonly integrity?: string | undefined;
}

/** Addresses that failed: browsers remember that, and ask again for another one only. */
const failed = new Set<string>();

/** A script element, because `import()` takes no digest. */
function addScript(src: string, integrity: string): void {
  if ([...document.scripts].some((script) => script.src === src)) return;
  const attributes = { type: 'module', src, integrity, crossOrigin: 'anonymous' };
  document.head.append(Object.assign(document.createElement('script'), attributes));
}

/**
 * Loads the script that registers a tag, unless the page has it already; after a failure it tries again. In a browser only. It never
 * throws: without its script the element shows what is inside it.
 */
export function loadElement(tag: ElementTag, { from, integrity }: ElementSource): void {
  if (customElements.get(tag)) return;
  const src = `${from}/${facts[tag].script}.js`;
  if (integrity !== undefined) return addScript(src, integrity);
  const address = failed.has(src) ? `${src}?again=${Date.now()}` : src;
  import(/* @vite-ignore */ /* webpackIgnore: true */ address).catch((error: unknown) => {
    failed.add(src);
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
