import { elementWith } from '../element-with';
import type { OshiLiveFeedEvents } from './events';
import { feedPlaceStyles } from './place-styles';
import { liveFeedAttributes } from './options';

/** More cards follow as the visitor scrolls. */
const FIRST_CARDS = 24;

/**
 * @summary The live board of an organization or of some channels.
 * @tag oshi-live-feed
 * @slot - Links for before the feed is there and for visitors without scripts.
 * @slot header - Content above the element’s own.
 * @slot footer - Content below the element’s own.
 * @slot empty - Replaces the message that nobody is live.
 * @slot error - Replaces the message that loading has failed.
 * @csspart feed - The feed.
 * @csspart card - A stream.
 * @csspart thumbnail - Its picture with what is written on it.
 * @csspart picture - The picture of a stream or a channel.
 * @csspart photo - The place of the channel’s picture.
 * @csspart title - The title of a stream.
 * @csspart heading - The line of the title.
 * @csspart channel - The name of the channel, which is a link.
 * @csspart facts - The line with the time, viewers and topic.
 * @csspart time - A time or a length.
 * @csspart count - How many are watching.
 * @csspart topic - The topic of a stream.
 * @csspart duration - How long it has run, or a length, on the picture.
 * @csspart link - Each link.
 * @csspart list - The cards that are live, and those that are coming.
 * @csspart item - The place of a card.
 * @csspart skeleton - The shapes before the cards are there.
 * @csspart button - The button that asks again.
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
    super('feed', feedPlaceStyles, { file: 'mount-live-feed.js', mount: 'mountLiveFeed' });
  }

  /** As high as the cards that will be drawn at first. */
  protected override keepPlace(): void {
    this.place.style.setProperty('--cards', String(Math.min(this.max, FIRST_CARDS)));
  }
}
