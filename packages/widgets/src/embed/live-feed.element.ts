import { LazyElement, loadPart, type Mounted, type MountOptions } from './lazy-element';
import type { OshiLiveFeedEvents } from './live-feed.events';
import { feedPlaceStyles } from './live-feed.facade-styles';
import {
  liveFeedAttributes,
  readLiveFeedOptions,
  type LiveFeedAttribute,
  type LiveFeedOptions,
} from './live-feed.options';

/** More cards follow as the visitor scrolls. */
const FIRST_CARDS = 24;

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
export class OshiLiveFeedElement extends LazyElement<
  LiveFeedAttribute,
  LiveFeedOptions,
  OshiLiveFeedEvents
> {
  static readonly observedAttributes = [...liveFeedAttributes];
  protected override readonly attributeNames = liveFeedAttributes;
  protected override readonly readOptions = readLiveFeedOptions;

  constructor() {
    super('feed', feedPlaceStyles);
  }

  protected override async mount(
    given: MountOptions<LiveFeedOptions, OshiLiveFeedEvents>,
    failures: number,
  ): Promise<Mounted> {
    const { mountLiveFeed } = await loadPart(
      'mount-live-feed.js',
      failures,
      () => import('./mount-live-feed'),
    );
    return mountLiveFeed(given);
  }

  /** As high as the cards that will be drawn at first. */
  protected override keepPlace(): void {
    this.place.style.setProperty('--cards', String(Math.min(this.max, FIRST_CARDS)));
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
    this.reflect('channels', value);
  }
  get max(): number {
    return this.options().max;
  }
  set max(value: number | string | null) {
    this.reflect('max', value);
  }
}
