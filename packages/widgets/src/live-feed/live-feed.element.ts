/**
 * The facade of the live feed: a few kilobytes that register the tag, show the links inside it until the feed is there, and
 * fetch the feed itself when the tag comes near the screen. It never throws into the page it stands on.
 */
import { adoptStyles, BaseElement } from '../embed/base-element';
import type { MountedFeed, mountLiveFeed } from '../embed/mount-live-feed';
import { facadeStyles } from './live-feed.facade-styles';
import {
  liveFeedAttributes,
  readLiveFeedOptions,
  type LiveFeedAttribute,
  type LiveFeedOptions,
} from './live-feed.options';

type LiveFeedPhase = 'waiting' | 'shown' | 'failed';

const NEAR = '300px';
/** More cards follow as the visitor scrolls. */
const FIRST_CARDS = 24;
const SCRIPT = import.meta.url;
const SCRIPT_ORIGIN = new URL(SCRIPT).origin;

/** Distances of the tries after the scripts of the feed failed to load. */
const RETRY_AFTER_MS = [2_000, 10_000, 60_000];

/**
 * The scripts of the feed. They have the same address in every build, so that a facade that was kept finds those of a newer one; a
 * second try has another address, because browsers remember that the first one failed.
 */
async function loadFeed(
  failures: number,
): Promise<{ readonly mountLiveFeed: typeof mountLiveFeed }> {
  if (failures === 0) return import('../embed/mount-live-feed');
  const address = new URL(`mount-live-feed.js?again=${Date.now()}`, SCRIPT).href;
  return import(/* @vite-ignore */ address) as ReturnType<typeof loadFeed>;
}

/**
 * @summary The live board of an organization or of some channels.
 * @tag oshi-live-feed
 * @attr {string} api - Origin of the server. Default: the one the script came from.
 * @attr {string} org - Organization whose board is shown. Default: all.
 * @attr {string} channels - Channel ids, joined by commas; they count before `org`.
 * @attr {string} lang - UI language code. Default: the visitor's.
 * @attr {string} theme - `dark`, `light` or `auto` (the `color-scheme` of the page), a theme's name, or both: `suisei light`. Default `dark aqua`.
 * @attr {number} max - Most cards, 1 to 100. Default 24.
 * @slot - Links for before the feed is there and for visitors without scripts.
 * @csspart feed - The feed.
 * @cssproperty --oshi-color-background - and every other token of the theme contract.
 * @fires {CustomEvent<{count: number}>} oshi-ready - The first board is there.
 * @fires {CustomEvent<{live: number, upcoming: number}>} oshi-change - The board changed.
 * @fires {CustomEvent<{video: Video, href: string}>} oshi-select - A visitor chose a video; cancelable.
 * @fires {CustomEvent<{code: string}>} oshi-error - The board could not be loaded.
 */
export class OshiLiveFeedElement extends BaseElement {
  static readonly observedAttributes = [...liveFeedAttributes];

  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #place = document.createElement('div');
  readonly #box = document.createElement('div');
  #feed: Promise<MountedFeed> | undefined;
  #isQueued = false;

  constructor() {
    super();
    adoptStyles(this.#root, facadeStyles);
    this.#box.part.add('feed');
    this.#place.className = 'place';
    this.#place.append(document.createElement('slot'), this.#box);
    this.#root.append(this.#place);
  }

  protected override wake(gone: AbortSignal): void {
    this.adoptProperties(liveFeedAttributes);
    this.#keepPlace();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        this.#load(gone);
      },
      { rootMargin: NEAR },
    );
    observer.observe(this);
    gone.addEventListener('abort', () => {
      observer.disconnect();
      this.#feed = undefined;
      this.removeAttribute('data-phase');
    });
  }

  /** As high as the cards that will be drawn at first. */
  #keepPlace(): void {
    this.#place.style.setProperty('--cards', String(Math.min(this.max, FIRST_CARDS)));
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#keepPlace();
    if (!this.#feed || this.#isQueued) return;
    this.#isQueued = true;
    // Attributes set together are one change.
    queueMicrotask(() => {
      this.#isQueued = false;
      this.#feed
        ?.then((feed) => feed.update())
        .catch((error: unknown) => this.warn('could not follow its attributes.', error));
    });
  }

  get api(): string | null {
    return this.getAttribute('api');
  }
  set api(value: string | null) {
    this.reflect('api', value);
  }
  get org(): string | null {
    return this.getAttribute('org');
  }
  set org(value: string | null) {
    this.reflect('org', value);
  }
  get channels(): string | null {
    return this.getAttribute('channels');
  }
  /** A list becomes the text with commas. */
  set channels(value: string | readonly string[] | null) {
    this.reflect('channels', typeof value === 'object' ? (value?.join(',') ?? null) : value);
  }
  get theme(): string | null {
    return this.getAttribute('theme');
  }
  set theme(value: string | null) {
    this.reflect('theme', value);
  }
  get max(): number {
    return this.#options().max;
  }
  set max(value: number | string | null) {
    this.reflect('max', value);
  }

  #options(): LiveFeedOptions {
    return readLiveFeedOptions((name: LiveFeedAttribute) => this.getAttribute(name), {
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
    const feed = loadFeed(failures).then(({ mountLiveFeed }) =>
      mountLiveFeed({
        root: this.#root,
        box: this.#box,
        options: () => this.#options(),
        gone,
        adopt: (css) => adoptStyles(this.#root, css),
        onPhase: (phase) => this.#show(phase),
        emit: (type, detail) => this.emit(type, detail),
        complain: (message) => this.warn(message),
      }),
    );
    this.#feed = feed;
    feed.catch((error: unknown) => {
      if (gone.aborted) return;
      this.#feed = undefined;
      if (failures === 0) {
        // The links inside the tag stay; the page gets an event.
        this.#show('failed');
        this.warn('the feed could not be loaded.', error);
        this.emit('oshi-error', { code: 'load' });
      }
      const wait = RETRY_AFTER_MS[failures];
      if (wait === undefined) return;
      setTimeout(() => {
        if (!gone.aborted) this.#load(gone, failures + 1);
      }, wait);
    });
  }

  #show(phase: LiveFeedPhase): void {
    this.setAttribute('data-phase', phase);
  }
}
