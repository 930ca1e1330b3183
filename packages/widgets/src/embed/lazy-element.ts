/**
 * The facade that all elements share: a few kilobytes that register the tag, show the links inside it until it is drawn, and fetch
 * what is drawn when the tag comes near the screen. It never throws into the page it stands on.
 */
import { adoptStyles, BaseElement } from './base-element';
import type { SharedOptions, Surroundings } from './embed-options';
import { facadeStyles } from './facade-styles';

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

const NEAR = '300px';
const SCRIPT = import.meta.url;
const SCRIPT_ORIGIN = new URL(SCRIPT).origin;

/** Distances of the tries after the scripts failed to load. */
const RETRY_AFTER_MS = [2_000, 10_000, 60_000];

/**
 * A script that draws. It has the same address in every build, so that a facade that was kept finds the one of a newer build; a
 * second try has another address, because browsers remember that the first one failed.
 */
export async function loadPart<Part>(
  file: string,
  failures: number,
  load: () => Promise<Part>,
): Promise<Part> {
  if (failures === 0) return load();
  const address = new URL(`${file}?again=${Date.now()}`, SCRIPT).href;
  return import(/* @vite-ignore */ address) as Promise<Part>;
}

export abstract class LazyElement<
  Name extends string,
  Options extends SharedOptions,
  Events,
> extends BaseElement {
  /** What surrounds the drawn part: the place that is kept for it. */
  protected readonly place = document.createElement('div');
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #box = document.createElement('div');
  #mounted: Promise<Mounted> | undefined;
  #life: { readonly gone: AbortSignal; readonly load: () => void } | undefined;
  #isQueued = false;

  /** `part`: name by which the page styles what is drawn. */
  constructor(part: string, styles: string) {
    super();
    adoptStyles(this.#root, facadeStyles + styles);
    this.#box.className = 'box';
    this.#box.part.add(part);
    this.place.className = 'place';
    this.place.append(document.createElement('slot'), this.#box);
    this.#root.append(this.place);
  }

  protected abstract readonly attributeNames: readonly Name[];
  protected abstract readOptions(
    read: (name: Name) => string | null,
    around: Surroundings<Name>,
  ): Options;
  /** Loads the part that draws, `failures` loads after the first, and draws. */
  protected abstract mount(
    given: MountOptions<Options, Events>,
    failures: number,
  ): Promise<Mounted>;
  /** Keeps the place of what will be drawn, after a change of attributes. */
  protected keepPlace?(): void;

  protected override wake(gone: AbortSignal): void {
    this.adoptProperties(this.attributeNames);
    this.keepPlace?.();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.loadNow();
      },
      { rootMargin: NEAR },
    );
    const load = () => {
      observer.disconnect();
      if (!this.#mounted) this.#load(gone);
    };
    this.#life = { gone, load };
    observer.observe(this);
    gone.addEventListener('abort', () => {
      observer.disconnect();
      this.#life = undefined;
      this.#mounted = undefined;
      this.removeAttribute('data-phase');
    });
  }

  /** Draws without waiting until the element is near the screen. */
  protected loadNow(): void {
    this.#life?.load();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.keepPlace?.();
    if (!this.#mounted || this.#isQueued) return;
    this.#isQueued = true;
    // Attributes set together are one change.
    queueMicrotask(() => {
      this.#isQueued = false;
      this.#mounted
        ?.then((mounted) => mounted.update())
        .catch((error: unknown) => this.warn('could not follow its attributes.', error));
    });
  }

  get api(): string | null {
    return this.getAttribute('api');
  }
  set api(value: string | null) {
    this.reflect('api', value);
  }
  get theme(): string | null {
    return this.getAttribute('theme');
  }
  set theme(value: string | null) {
    this.reflect('theme', value);
  }

  protected options(): Options {
    return this.readOptions((name) => this.getAttribute(name), {
      scriptOrigin: SCRIPT_ORIGIN,
      languages: navigator.languages,
      complain: (attribute, value, wanted) =>
        this.warn(
          `${attribute}="${value}" cannot be read; it takes ${wanted}. The default is used.`,
        ),
    });
  }

  #load(gone: AbortSignal, failures = 0): void {
    if (failures === 0) this.#show('waiting');
    const given: MountOptions<Options, Events> = {
      root: this.#root,
      box: this.#box,
      options: () => this.options(),
      gone,
      adopt: (css) => adoptStyles(this.#root, css),
      onPhase: (phase) => this.#show(phase),
      emit: (type, detail) => this.emit(type, detail),
      complain: (message) => this.warn(message),
    };
    const mounted = this.mount(given, failures);
    this.#mounted = mounted;
    mounted.catch((error: unknown) => {
      if (gone.aborted) return;
      if (failures === 0) {
        // The links inside the tag stay; the page gets an event.
        this.#show('failed');
        this.warn('could not be loaded.', error);
        this.emit('oshi-error', { code: 'load' });
      }
      const wait = RETRY_AFTER_MS[failures];
      if (wait === undefined) return;
      setTimeout(() => {
        if (!gone.aborted) this.#load(gone, failures + 1);
      }, wait);
    });
  }

  #show(phase: 'waiting' | 'shown' | 'failed'): void {
    this.setAttribute('data-phase', phase);
  }
}
