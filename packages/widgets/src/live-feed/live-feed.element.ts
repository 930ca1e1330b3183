/**
 * The facade of the live feed: a few kilobytes that register the tag, show the links inside it until the feed is there, and
 * fetch the feed itself when the tag comes near the screen. It never throws into the page it stands on.
 */
import type { Video } from '@oshimado/contract';
import { BaseElement, sheetOf } from '../embed/base-element';
import type { MountedFeed } from '../embed/mount-live-feed';
import { facadeStyles } from './live-feed.facade-styles';
import {
  liveFeedAttributes,
  readLiveFeedOptions,
  type LiveFeedAttribute,
  type LiveFeedOptions,
} from './live-feed.options';

/** The details of the element's events; all bubble and cross shadow roots. */
export interface LiveFeedEvents {
  /** The first board is there. */
  'oshi-ready': { readonly count: number };
  /** The board changed. */
  'oshi-change': { readonly live: number; readonly upcoming: number };
  /** A visitor chose a video. Cancelable: then the link is not followed. */
  'oshi-select': { readonly video: Video; readonly href: string };
  /** The board could not be had. */
  'oshi-error': { readonly code: string };
}

export type LiveFeedPhase = 'waiting' | 'shown' | 'failed';

const NEAR = '300px';
const SCRIPT_ORIGIN = new URL(import.meta.url).origin;

/**
 * @summary The living board of an organization or of some channels.
 * @tag oshi-live-feed
 * @attr {string} api - Origin of the server. Default: the one the script came from.
 * @attr {string} org - Organization whose board is shown. Default: all.
 * @attr {string} channels - Channel ids, joined by commas; they count before `org`.
 * @attr {string} lang - UI language code. Default: the visitor's.
 * @attr {'dark'|'light'|'auto'} theme - Default `dark`; `auto` follows the visitor's system.
 * @attr {number} max - Most cards, 1 to 100. Default 24.
 * @slot - Links for before the feed is there and for visitors without scripts.
 * @csspart feed - The feed.
 * @cssproperty --oshi-color-background - and every other token of the theme contract.
 * @fires {CustomEvent<{count: number}>} oshi-ready - The first board is there.
 * @fires {CustomEvent<{live: number, upcoming: number}>} oshi-change - The board changed.
 * @fires {CustomEvent<{video: Video, href: string}>} oshi-select - A visitor chose a video; cancelable.
 * @fires {CustomEvent<{code: string}>} oshi-error - The board could not be had.
 */
export class OshiLiveFeedElement extends BaseElement {
  static readonly observedAttributes = [...liveFeedAttributes];

  #feed: Promise<MountedFeed> | undefined;
  #observer: IntersectionObserver | undefined;
  #isQueued = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheetOf(facadeStyles)];
    const box = document.createElement('div');
    box.part.add('feed');
    root.append(document.createElement('slot'), box);
  }

  protected override wake(): void {
    this.adoptProperties(liveFeedAttributes);
    if (this.#feed) return;
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#load();
      },
      { rootMargin: NEAR },
    );
    this.#observer.observe(this);
  }

  protected override rest(): void {
    this.#observer?.disconnect();
    const feed = this.#feed;
    this.#feed = undefined;
    this.removeAttribute('data-phase');
    feed?.then((mounted) => mounted.unmount()).catch(() => undefined);
  }

  attributeChangedCallback(): void {
    if (!this.#feed || this.#isQueued) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      this.#feed?.then((feed) => feed.update(this.#options())).catch(() => undefined);
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
  set channels(value: string | readonly string[] | null) {
    this.reflect('channels', Array.isArray(value) ? value.join(',') : (value as string | null));
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
    this.reflect('max', value === null ? null : String(value));
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

  #load(): void {
    if (this.#feed) return;
    this.#observer?.disconnect();
    const box = this.shadowRoot?.querySelector('div');
    const root = this.shadowRoot;
    if (!box || !root) return;
    this.#show('waiting');
    this.#feed = import('../embed/mount-live-feed').then(({ mountLiveFeed }) =>
      mountLiveFeed({
        root,
        box,
        options: this.#options(),
        onPhase: (phase) => this.#show(phase),
        emit: (type, detail) => this.emit(type, detail),
      }),
    );
    this.#feed.catch((error: unknown) => {
      // The links inside the tag stay; the page is told.
      this.#feed = undefined;
      this.#show('failed');
      this.warn('the feed could not be loaded.', error);
      this.emit('oshi-error', { code: 'load' });
    });
  }

  #show(phase: LiveFeedPhase): void {
    this.setAttribute('data-phase', phase);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'oshi-live-feed': OshiLiveFeedElement;
  }
}
