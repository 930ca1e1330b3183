import { elementWith } from '../element-with';
import { isWritten } from '../lazy-element';
import type { OshiMultiviewEvents } from './events';
import { multiviewAttributes } from './options';

/**
 * As high as a picture of its width, or as the page says. The invisible box gives the height where the page gives none: `aspect-ratio`
 * beside a least height would make the element wider than a narrow page.
 */
const placeStyles = `
:host { block-size: fit-content; contain: style; }
.place::before { block-size: max(24em, calc(100cqi * 9 / 16)); max-block-size: 100%; }
.place.shown::before { content: ''; }
.place { block-size: 100%; grid-template-rows: minmax(0, 1fr); }
.place > * { min-block-size: 0; }
.box { padding: 0; overflow: hidden; }
`;

/**
 * @summary Several streams beside each other: pictures of the videos, and their players once a visitor presses them.
 * @tag oshi-multiview
 * @slot - Links for before the pictures are there and for visitors without scripts.
 * @slot header - Content above the element’s own.
 * @slot footer - Content below the element’s own.
 * @csspart multiview - The bar and the videos. The element is as high as a picture of its width unless the page gives it another height.
 * @csspart bar - The bar that plays and mutes all videos.
 * @csspart controls - The buttons in it.
 * @csspart stage - The place of the videos.
 * @csspart pictures - The pictures, until one is played.
 * @csspart cell - The place of a video.
 * @csspart other - The place of a chat.
 * @csspart poster - What is pressed to play a video.
 * @csspart picture - The picture of a video.
 * @csspart play - The sign on the picture.
 * @csspart name - The name of a video.
 * @csspart button - Each button.
 * @cssproperty --oshi-color-background - and every other token of the theme contract.
 * @fires {CustomEvent<{videos: PickedVideo[]}>} oshi-ready - The pictures are shown.
 * @fires {CustomEvent<{videos: PickedVideo[]}>} oshi-play - Playing was asked for; canceled, nothing is loaded from the platforms.
 * @fires {CustomEvent<{code: string}>} oshi-error - The layout or the videos cannot be read, the scripts could not be loaded, or the server is busy.
 */
export class OshiMultiviewElement extends elementWith<
  typeof multiviewAttributes,
  OshiMultiviewEvents
>(multiviewAttributes) {
  constructor() {
    super('multiview', placeStyles, {
      file: 'mount-oshi-multiview.js',
      mount: 'mountOshiMultiview',
    });
  }

  /** Either of them says what is shown. */
  protected override missing(): string {
    return isWritten(this, 'layout') || isWritten(this, 'videos') ? '' : 'layout="…" or videos="…"';
  }
}
