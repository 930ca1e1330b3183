/**
 * What every element of ours shares: it can be imported without a page, survives being moved, honours properties set before
 * it was defined, and speaks to the page through events and warnings only.
 */

/** On a server there is no HTMLElement; the class must still be importable. */
const Base: typeof HTMLElement =
  globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/** One constructed sheet a text, shared by all elements of a page. */
const sheets = new Map<string, CSSStyleSheet>();

/** What a page may set a property to; null and undefined remove the attribute. */
export type PropertyValue = string | number | boolean | readonly string[] | null | undefined;

export abstract class BaseElement extends Base {
  #life: AbortController | undefined;
  readonly #complaints = new Set<string>();
  readonly #styles = new Set<string>();

  /** The element is in a document; the signal fires when it was removed for good. */
  protected abstract wake(gone: AbortSignal): void;

  connectedCallback(): void {
    if (this.#life) return;
    this.#life = new AbortController();
    this.wake(this.#life.signal);
  }

  disconnectedCallback(): void {
    // A move is a removal and an insertion in one task: only what is still away afterwards is gone.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#life?.abort();
      this.#life = undefined;
    });
  }

  /** In another window, which takes only sheets of its own; the element has lost the others on its way. */
  adoptedCallback(): void {
    this.#styles.forEach((css) => this.#put(css));
  }

  /** Puts styles on the shadow root, once. Constructed, because a page's policy may forbid `<style>`. */
  protected adoptStyles(css: string): void {
    if (!this.#styles.has(css)) this.#put(css);
    this.#styles.add(css);
  }

  #put(css: string): void {
    const { defaultView: view } = this.ownerDocument;
    // What is in a template or another inert document is not shown.
    if (!view) return;
    let sheet = sheets.get(css);
    if (!(sheet instanceof view.CSSStyleSheet)) {
      sheet = new view.CSSStyleSheet();
      sheet.replaceSync(css);
      sheets.set(css, sheet);
    }
    this.shadowRoot?.adoptedStyleSheets.push(sheet);
  }

  /** Properties set on the tag before its definition arrived hide the accessors; set them again through these. */
  protected adoptProperties(names: readonly string[]): void {
    const own = this as unknown as Record<string, unknown>;
    for (const name of names) {
      if (!Object.hasOwn(this, name)) continue;
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
  }

  /** Answers whether the page let the default happen. */
  protected emit(type: string, detail: object): boolean {
    return this.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }),
    );
  }

  /** Warns the owner of the page in the console, once per message. */
  protected warn(message: string, ...details: unknown[]): void {
    if (this.#complaints.has(message)) return;
    this.#complaints.add(message);
    // The console is the only place where the owner of the page looks.
    // oxlint-disable-next-line no-console
    console.warn(`<${this.localName}> ${message}`, ...details);
  }
}

/** Registers a tag once, however often and in whatever versions the script is loaded. */
export function define(tag: string, element: CustomElementConstructor): void {
  // There is none on a server.
  const registry = (globalThis as { readonly customElements?: CustomElementRegistry })
    .customElements;
  if (!registry?.get(tag)) registry?.define(tag, element);
}
