import { elementWith } from '../element-with';
import type { OshiChatEvents } from './events';
import { chatAttributes } from './options';

/** As high as the page says, or as the notice of a failure; dialogs open over the page, so the layout is not contained. */
const placeStyles = `
:host { block-size: 448px; contain: style; }
:host([data-phase=failed]) { block-size: fit-content; }
.place { block-size: 100%; }
.place.failed { align-content: start; }
.place > * { min-block-size: 0; }
.box { padding: 0; overflow: hidden; }
`;

/**
 * @summary The live translations of a stream, or those of a recording.
 * @tag oshi-chat
 * @slot - Links for before the translations are there and for visitors without scripts.
 * @slot header - Content above the element’s own.
 * @slot footer - Content below the element’s own.
 * @slot error - Replaces the message that loading has failed.
 * @csspart chat - The panel. The element is 448 px high unless the page gives it another height.
 * @csspart header - The bar at the top.
 * @csspart body - The place of the lines.
 * @csspart list - The lines.
 * @csspart item - The place of a line.
 * @csspart line - A line.
 * @csspart words - The time of a line with what is said.
 * @csspart author - The name of who wrote it.
 * @csspart text - What is said.
 * @csspart time - When it was said; in a recording a button that goes there.
 * @csspart status - Why there are no lines.
 * @csspart button - Each button.
 * @cssproperty --oshi-color-background - and every other token of the theme contract.
 * @fires {CustomEvent<{video: Video}>} oshi-ready - The video is known, and its translations are shown as they come.
 * @fires {CustomEvent<{seconds: number}>} oshi-jump - A visitor chose the time of a line; canceled, the player does not move.
 * @fires {CustomEvent<{code: string}>} oshi-error - The video could not be loaded.
 */
export class OshiChatElement extends elementWith<typeof chatAttributes, OshiChatEvents>(
  chatAttributes,
) {
  constructor() {
    super('chat', placeStyles, { file: 'mount-oshi-chat.js', mount: 'mountOshiChat' });
  }
}
