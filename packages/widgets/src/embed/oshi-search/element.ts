import { elementWith } from '../element-with';
import type { OshiSearchEvents } from './events';
import { searchAttributes } from './options';

/** The field alone: a control of the theme contract with the padding around it. */
const placeStyles = `
:host { contain: layout style; }
.place::before { --control: 2.5em; block-size: calc(var(--control) + 32px); }
@media (pointer: coarse) { .place::before { --control: 2.75em; } }
`;

/**
 * @summary A search field, and the videos that it finds.
 * @tag oshi-search
 * @slot - Links for before the field is there and for visitors without scripts.
 * @slot header - Content above the element’s own.
 * @slot footer - Content below the element’s own.
 * @slot empty - Replaces the message that nothing is found.
 * @slot error - Replaces the message that loading has failed.
 * @csspart search - The field and what is found.
 * @csspart form - The field with its button.
 * @csspart field - The field.
 * @csspart button - Each button.
 * @csspart results - What is found.
 * @csspart count - How many are found.
 * @csspart all - The link to all of them.
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
 * @cssproperty --oshi-color-background - and every other token of the theme contract.
 * @fires {CustomEvent<{}>} oshi-ready - The field is there.
 * @fires {CustomEvent<{text: string}>} oshi-search - A visitor searches; canceled, the page shows what it finds itself.
 * @fires {CustomEvent<{video: Video, href: string}>} oshi-select - A visitor chose a result; cancelable.
 * @fires {CustomEvent<{code: string}>} oshi-error - The results could not be loaded.
 */
export class OshiSearchElement extends elementWith<typeof searchAttributes, OshiSearchEvents>(
  searchAttributes,
) {
  constructor() {
    super('search', placeStyles, { file: 'mount-oshi-search.js', mount: 'mountOshiSearch' });
  }
}
