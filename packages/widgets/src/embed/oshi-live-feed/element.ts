import { elementWith } from '../element-with';
import type { Mounted, MountOptions } from '../lazy-element';
import { loadDrawing } from '../load-drawing';
import type * as Mounting from './mount';
import type { OshiLiveFeedEvents } from './events';
import { feedPlaceStyles } from './place-styles';
import { liveFeedAttributes, type LiveFeedOptions } from './options';

/** More cards follow as the visitor scrolls. */
const FIRST_CARDS = 24;

/**
 * @summary The live board of an organization or of some channels.
 * @tag oshi-live-feed
 * @slot - Links for before the feed is there and for visitors without scripts.
 * @csspart feed - The feed.
 * @cssproperty --oshi-color-background - and every other token of the theme contract.
 * @fires {CustomEvent<{count: number}>} oshi-ready - The first board is there, with so many cards.
 * @fires {CustomEvent<{live: number, upcoming: number}>} oshi-change - The board changed: how many streams it has, also beyond `max`.
 * @fires {CustomEvent<{video: Video, href: string}>} oshi-select - A visitor chose a video; cancelable.
 * @fires {CustomEvent<{code: string}>} oshi-error - The board could not be loaded.
 */
export class OshiLiveFeedElement extends elementWith<typeof liveFeedAttributes, OshiLiveFeedEvents>(
  liveFeedAttributes,
) {
  constructor() {
    super('feed', feedPlaceStyles);
  }

  protected override async mount(
    given: MountOptions<LiveFeedOptions, OshiLiveFeedEvents>,
    isAgain: boolean,
  ): Promise<Mounted> {
    const { mountLiveFeed } = await loadDrawing<typeof Mounting>('mount-live-feed.js', isAgain);
    return mountLiveFeed(given);
  }

  /** As high as the cards that will be drawn at first. */
  protected override keepPlace(): void {
    this.place.style.setProperty('--cards', String(Math.min(this.max, FIRST_CARDS)));
  }
}
