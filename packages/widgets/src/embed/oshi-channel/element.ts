import { elementWith } from '../element-with';
import { placeLines } from '../place-lines';
import type { OshiChannelEvents } from './events';
import { channelAttributes } from './options';
import { WIDE_PX } from './wide';

/** Three lines of text and, below or beside them, the row of a stream, as EmbedChannel.css.ts keeps them. */
const placeStyles = `${placeLines}
:host { contain: layout style; }
.place::before { block-size: calc(8.75em + var(--tight) + 2 * var(--line)); }
@container (min-width: ${WIDE_PX}px) { .place::before { block-size: 7.75em; } }
`;

/**
 * @summary A channel: picture, name, organization, numbers, and its stream that is live or comes next.
 * @tag oshi-channel
 * @slot - Links for before the channel is there and for visitors without scripts.
 * @slot header - Content above the element’s own.
 * @slot footer - Content below the element’s own.
 * @slot error - Replaces the message that loading has failed.
 * @csspart channel - The channel and its stream.
 * @csspart about - Who it is.
 * @csspart name - The name of the channel.
 * @csspart counts - How many subscribers and videos it has.
 * @csspart stream - The place of its stream.
 * @csspart card - A video.
 * @csspart thumbnail - Its picture with what is written on it.
 * @csspart picture - The picture.
 * @csspart title - The title of a video.
 * @csspart heading - The line of the title.
 * @csspart facts - The line with the time and what else is known.
 * @csspart duration - How long it has run, or a length, on the picture.
 * @csspart link - Each link.
 * @csspart button - The button that tries again.
 * @cssproperty --oshi-color-background - and every other token of the theme contract.
 * @fires {CustomEvent<{channel: Channel}>} oshi-ready - The channel is shown.
 * @fires {CustomEvent<{live: boolean}>} oshi-change - Whether it is live: once that is known, and whenever it changes.
 * @fires {CustomEvent<{video: Video | null, href: string}>} oshi-select - A visitor chose the stream, or the channel itself (`video` is null); cancelable.
 * @fires {CustomEvent<{code: string}>} oshi-error - The channel or its streams could not be loaded.
 */
export class OshiChannelElement extends elementWith<typeof channelAttributes, OshiChannelEvents>(
  channelAttributes,
) {
  constructor() {
    super('channel', placeStyles, { file: 'mount-oshi-channel.js', mount: 'mountOshiChannel' });
  }
}
