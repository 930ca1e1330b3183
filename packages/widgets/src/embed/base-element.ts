/**
 * What every element of ours shares: it can be imported without a page, survives being moved, honours properties set before
 * it was defined, and speaks to the page through events and warnings only.
 */

/** On a server there is no HTMLElement; the class must still be importable. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

const sheets = new Map<string, CSSStyleSheet>();

/** One constructed sheet a text, shared by all elements of a page. */
export function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

export abstract class BaseElement extends Base {
  #isAwake = false;

  /** The element stands in a document. */
  protected abstract wake(): void;
  /** The element has left it for good. */
  protected abstract rest(): void;

  connectedCallback(): void {
    if (this.#isAwake) return;
    this.#isAwake = true;
    this.wake();
  }

  disconnectedCallback(): void {
    // A move is a removal and an insertion in one task: only what is still away afterwards is gone.
    queueMicrotask(() => {
      if (this.isConnected || !this.#isAwake) return;
      this.#isAwake = false;
      this.rest();
    });
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

  protected reflect(name: string, value: string | null): void {
    if (value === null) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }

  /** Answers whether the page let the default happen. */
  protected emit(type: string, detail: object): boolean {
    return this.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }),
    );
  }

  protected warn(message: string, ...details: unknown[]): void {
    // The console is the only place where the owner of the page looks.
    // oxlint-disable-next-line no-console
    console.warn(`<${this.localName}> ${message}`, ...details);
  }
}

/** Registers a tag once, however often and in whatever versions the script is loaded. */
export function define(tag: string, element: CustomElementConstructor): void {
  if (!('customElements' in globalThis) || customElements.get(tag)) return;
  customElements.define(tag, element);
}
