import { elementWith } from '../element-with';
import { placeLines } from '../place-lines';
import type { OshiVideoEvents } from './events';
import { videoAttributes } from './options';
import { WIDE_PX } from './wide';

/** A picture of 16:9 and the lines of a card below it, as VideoCard.css.ts keeps them; with the lines beside it, the picture is higher than they are. */
const placeStyles = `${placeLines}
:host { contain: layout style; }
.place::before { block-size: calc((100cqi - 2em) * 9 / 16 + 2.5em + 2 * var(--tight) + var(--channel) + var(--line)); }
@container (min-width: ${WIDE_PX}px) { .place::before { block-size: calc(min(40cqi - 0.8em, 20em) * 9 / 16 + 2em); } }
`;

/**
 * @summary One card: a stream, recording or clip with its picture, title, channel, state and time. While it is live or to come, it keeps up to date.
 * @tag oshi-video
 * @slot - Links for before the card is there and for visitors without scripts.
 * @slot header - Content above the element’s own.
 * @slot footer - Content below the element’s own.
 * @slot error - Replaces the message that loading has failed.
 * @csspart video - The card.
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
 * @fires {CustomEvent<{video: Video}>} oshi-ready - The card is shown.
 * @fires {CustomEvent<{video: Video, href: string}>} oshi-select - A visitor chose the video; cancelable.
 * @fires {CustomEvent<{code: string}>} oshi-error - The video could not be loaded.
 */
export class OshiVideoElement extends elementWith<typeof videoAttributes, OshiVideoEvents>(
  videoAttributes,
) {
  constructor() {
    super('video', placeStyles, { file: 'mount-oshi-video.js', mount: 'mountOshiVideo' });
  }
}
