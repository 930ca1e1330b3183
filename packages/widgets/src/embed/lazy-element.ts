/**
 * The facade that all elements share: a few kilobytes that register the tag, show the links inside it until it is drawn, and fetch
 * what is drawn when the tag comes near the screen. It never throws into the page it is on.
 */
import { readOptions, valueOf, type Attributes, type OptionsOf, type Reading } from './attributes';
import { BaseElement, type PropertyValue } from './base-element';
import { facadeStyles, unitOf } from './facade-styles';
import { loadDrawing, scriptOrigin } from './load-drawing';

/** What the drawn part does with what happens inside it. */
export interface EmbedHooks<Events> {
  readonly onPhase: (phase: 'shown' | 'failed') => void;
  /** Warns the owner of the page in the console. */
  readonly complain: (message: string) => void;
  /** Answers whether the page let the default happen. */
  readonly emit: <T extends keyof Events & string>(type: T, detail: Events[T] & object) => boolean;
}

/** What the facade gives to the part that draws. */
export interface MountOptions<Options, Events> extends EmbedHooks<Events> {
  readonly root: ShadowRoot;
  readonly box: HTMLElement;
  /** Asked again for every drawing. */
  readonly options: () => Options;
  readonly gone: AbortSignal;
  /** Puts styles on the shadow root, once. */
  readonly adopt: (css: string) => void;
}

export interface Mounted {
  /** Renders changed options. Rejects if a new language fails to load; the old one stays. */
  readonly update: () => Promise<void>;
}

/** What draws an element. A copy of an older or newer build asks for both names, so they stay. */
export interface DrawingScript {
  readonly file: string;
  /** The function that it exports. */
  readonly mount: `mount${string}`;
  /** It shares nothing with what draws other elements. Default false. */
  readonly isAlone?: boolean;
}

type Loaded<Given> = { readonly scriptUrl: string } & {
  readonly [name: `mount${string}`]: (given: Given) => Promise<Mounted>;
};

const NEAR = '300px';

/** Frameworks set attributes late: what is missing after this time is named. */
const COMPLETE_AFTER_MS = 2_000;

/** Distances of the tries after the scripts failed to load; there is one more whenever the device is online again. */
const RETRY_AFTER_MS = [2_000, 10_000, 60_000];

/** What an attribute becomes when a page sets its property to `value`. */
function written({ default: fallback }: Attributes[string], value: PropertyValue): PropertyValue {
  if (typeof fallback !== 'boolean' || typeof value !== 'boolean') return value;
  if (value === fallback) return null;
  return value ? '' : 'off';
}

/** The text of an attribute; null without one, and for what frameworks and templates write of a value that is not there. */
function textOf(element: Element, name: string): string | null {
  const text = element.getAttribute(name);
  return text === 'undefined' || text === 'null' ? null : text;
}

/** Whether anything is written in the attribute. */
export const isWritten = (element: Element, name: string): boolean =>
  Boolean(textOf(element, name)?.trim());

/** The place of children of the element with this name. */
const slot = (name: string) => Object.assign(document.createElement('slot'), { name });

export abstract class LazyElement<
  Table extends Attributes = Attributes,
  Events = unknown,
> extends BaseElement {
  /** What surrounds the drawn part: the place that is kept for it. */
  protected readonly place = document.createElement('div');
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #box = document.createElement('div');
  #mounted: Promise<Mounted> | undefined;
  #life: { readonly load: () => void; isWanted: boolean } | undefined;
  #isQueued = false;
  readonly #table: Table;
  protected readonly drawing: DrawingScript;

  /** `table`: with the attributes that all elements have. `part`: name by which the page styles what is drawn. */
  constructor(table: Table, part: string, styles: string, drawing: DrawingScript) {
    super();
    this.#table = table;
    this.drawing = drawing;
    this.adoptStyles(facadeStyles + styles);
    this.#box.className = 'box';
    this.#box.setAttribute('part', part);
    this.place.className = 'place';
    this.place.append(slot(''), this.#box);
    this.#root.append(slot('header'), this.place, slot('footer'));
  }

  /** Loads the part that draws, and draws. */
  protected async mount(
    given: MountOptions<OptionsOf<Table>, Events>,
    isAgain: boolean,
  ): Promise<Mounted> {
    const { file, mount, isAlone = false } = this.drawing;
    const loaded = await loadDrawing<Loaded<typeof given>>(file, isAgain, isAlone || isAgain);
    const draw = loaded[mount];
    if (!draw) throw new Error(`${file} exports no ${mount}`);
    return draw(given);
  }
  /** Keeps the place of what will be drawn, after a change of attributes. */
  protected keepPlace?(): void;

  protected override wake(gone: AbortSignal): void {
    this.adoptProperties(Object.keys(this.#table));
    this.keepPlace?.();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.loadNow();
      },
      { rootMargin: NEAR },
    );
    const life = {
      isWanted: false,
      load: () => {
        observer.disconnect();
        life.isWanted = true;
        if (this.#mounted) return;
        if (this.missing() === '') this.#load(gone);
        else setTimeout(() => this.#nameMissing(gone), COMPLETE_AFTER_MS);
      },
    };
    this.#life = life;
    // Not the element: with `display: contents` it has no box, and never comes near the screen.
    observer.observe(this.place);
    gone.addEventListener('abort', () => {
      observer.disconnect();
      this.#life = undefined;
      this.#mounted = undefined;
      this.removeAttribute('data-phase');
      this.place.className = 'place';
    });
  }

  /** Draws without waiting until the element is near the screen. */
  protected loadNow(): void {
    this.#life?.load();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.keepPlace?.();
    if (!this.#life?.isWanted || this.#isQueued) return;
    this.#isQueued = true;
    // Attributes set together are one change.
    queueMicrotask(() => {
      this.#isQueued = false;
      // Without those that it needs, the element waits, or stays what it was.
      if (this.missing() !== '') return;
      if (!this.#mounted) return this.loadNow();
      this.#mounted
        .then((mounted) => mounted.update())
        .catch((error: unknown) => this.warn('could not follow its attributes.', error));
    });
  }

  /** The attributes that it needs and does not have, as they are written; empty if it has them. */
  protected missing(): string {
    return Object.keys(this.#table)
      .filter((name) => this.#table[name]?.isRequired && !isWritten(this, name))
      .map((name) => `${name}="…"`)
      .join(' and ');
  }

  /** The links inside stay; nothing is asked for until the attributes are there. */
  #nameMissing(gone: AbortSignal): void {
    const missing = this.missing();
    if (gone.aborted || this.#mounted || missing === '') return;
    this.#show('failed');
    this.warn(`shows nothing without ${missing}.`);
  }

  #reading(): Reading {
    return {
      attribute: (name) => textOf(this, name),
      scriptOrigin: scriptOrigin(),
      languages: navigator.languages,
      complain: (name, value, takes) =>
        this.warn(`${name}="${value}" cannot be read; it takes ${takes}. The default is used.`),
    };
  }

  /** The property of an attribute: what is read of it if it has a default, else its text. */
  protected property(name: string, attribute: Attributes[string]): unknown {
    return attribute.default === undefined
      ? this.getAttribute(name)
      : valueOf(name, attribute, this.#reading());
  }

  /** A list becomes the text with commas; null and undefined take the attribute away. */
  protected setProperty(name: string, attribute: Attributes[string], value: PropertyValue): void {
    const text = written(attribute, value) ?? null;
    if (text === null) this.removeAttribute(name);
    else this.setAttribute(name, String(text));
  }

  #load(gone: AbortSignal, failures = 0): void {
    if (failures === 0) this.#show('waiting');
    this.adoptStyles(unitOf(getComputedStyle(this.#box).fontSize));
    const given: MountOptions<OptionsOf<Table>, Events> = {
      root: this.#root,
      box: this.#box,
      options: () => readOptions(this.#table, this.#reading()),
      gone,
      adopt: (css) => this.adoptStyles(css),
      onPhase: (phase) => this.#show(phase),
      emit: (type, detail) => this.emit(type, detail),
      complain: (message) => this.warn(message),
    };
    const mounted = this.mount(given, failures > 0);
    this.#mounted = mounted;
    mounted.catch((error: unknown) => {
      if (gone.aborted) return;
      if (failures === 0) {
        // The links inside the tag stay; the page gets an event.
        this.#show('failed');
        this.warn('could not be loaded.', error);
        this.emit('oshi-error', { code: 'load' });
      }
      const again = () => {
        if (this.#mounted === mounted) this.#load(gone, failures + 1);
      };
      const wait = RETRY_AFTER_MS[failures];
      if (wait) setTimeout(again, wait);
      addEventListener('online', again, { once: true, signal: gone });
    });
  }

  /** The page reads it on the element, and may take it away there, as scripts do that make a page like a newer copy of it. */
  #show(phase: 'waiting' | 'shown' | 'failed'): void {
    this.setAttribute('data-phase', phase);
    this.place.className = `place ${phase}`;
  }
}
