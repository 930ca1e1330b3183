import { cardsPlace } from '../cards-place';
import { elementWith } from '../element-with';
import type { OshiClipsEvents } from './events';
import { clipsAttributes } from './options';

/** More cards follow as the visitor scrolls. */
const FIRST_CARDS = 24;

/**
 * @summary The newest clips of an organization or of some channels.
 * @tag oshi-clips
 * @slot - Links for before the clips are there and for visitors without scripts.
 * @slot header - Content above the element’s own.
 * @slot footer - Content below the element’s own.
 * @slot empty - Replaces the message that nothing is found.
 * @slot error - Replaces the message that loading has failed.
 * @csspart clips - The list.
 * @csspart list - The cards.
 * @csspart item - The place of a card.
 * @csspart card - A video.
 * @csspart thumbnail - Its picture with what is written on it.
 * @csspart picture - The picture.
 * @csspart title - The title of a video.
 * @csspart heading - The line of the title.
 * @csspart facts - The line with the time and what else is known.
 * @csspart time - A time or a length.
 * @csspart duration - How long it has run, or a length, on the picture.
 * @csspart photo - The place of the channel’s picture.
 * @csspart channel - The name of the channel, which is a link.
 * @csspart link - Each link.
 * @csspart button - The button that tries again.
 * @cssproperty --oshi-color-background - and every other token of the theme contract.
 * @fires {CustomEvent<{count: number}>} oshi-ready - The clips are there, with so many cards.
 * @fires {CustomEvent<{video: Video, href: string}>} oshi-select - A visitor chose a clip; cancelable.
 * @fires {CustomEvent<{code: string}>} oshi-error - The clips could not be loaded.
 */
export class OshiClipsElement extends elementWith<typeof clipsAttributes, OshiClipsEvents>(
  clipsAttributes,
) {
  constructor() {
    super('clips', cardsPlace(), { file: 'mount-oshi-clips.js', mount: 'mountOshiClips' });
  }

  /** As high as the cards that will be drawn at first. */
  protected override keepPlace(): void {
    this.place.style.setProperty('--cards', String(Math.min(this.max, FIRST_CARDS)));
  }
}
