import { LazyElement, loadPart, type Mounted, type MountOptions } from './lazy-element';
import type { OshiMultiviewEvents } from './oshi-multiview.events';
import {
  multiviewAttributes,
  readMultiviewOptions,
  type MultiviewAttribute,
  type MultiviewOptions,
} from './multiview.options';

/**
 * As high as a picture of its width, or as the page says. The invisible box gives the height where the page gives none: `aspect-ratio`
 * beside a least height would make the element wider than a narrow page.
 */
const placeStyles = `
:host { contain: style; }
.place::before { block-size: max(24rem, calc(100cqi * 9 / 16)); max-block-size: 100%; }
:host([data-phase='shown']) .place::before { content: ''; }
.place { block-size: 100%; grid-template-rows: minmax(0, 1fr); }
.place > * { min-block-size: 0; }
.box { padding: 0; overflow: hidden; }
`;

/**
 * @summary Several streams beside each other: pictures of the videos, and their players once a visitor presses them.
 * @tag oshi-multiview
 * @attr {string} layout - A layout code with its videos, or the whole address of a shared multiview, with what its chats show.
 * @attr {string} videos - Ids or addresses of videos and `twitch:name`, joined by commas. They fill the empty cells of `layout`; without it they get the automatic layout for their number.
 * @attr {boolean} chat - Puts a chat beside the videos if there is no `layout`. `off`, the default, or `on`.
 * @attr {boolean} controls - The bar that plays, pauses and mutes all videos. `on`, the default, or `off`.
 * @attr {string} api - Origin of the server. Default: the one the script came from.
 * @attr {string} lang - UI language code. Default: the visitor's.
 * @attr {string} theme - `dark`, `light` or `auto` (the `color-scheme` of the page), a theme's name, or both: `suisei light`. Default `dark aqua`.
 * @slot - Links for before the pictures are there and for visitors without scripts.
 * @csspart multiview - The bar and the videos. The element is as high as a picture of its width unless the page gives it another height.
 * @cssproperty --oshi-color-background - and every other token of the theme contract.
 * @fires {CustomEvent<{videos: PickedVideo[]}>} oshi-ready - The pictures are shown.
 * @fires {CustomEvent<{videos: PickedVideo[]}>} oshi-play - Playing was asked for; canceled, nothing is loaded from the platforms.
 * @fires {CustomEvent<{code: string}>} oshi-error - The layout or the videos cannot be read, or the scripts could not be loaded.
 */
export class OshiMultiviewElement extends LazyElement<
  MultiviewAttribute,
  MultiviewOptions,
  OshiMultiviewEvents
> {
  static readonly observedAttributes = [...multiviewAttributes];
  protected override readonly attributeNames = multiviewAttributes;
  protected override readonly readOptions = readMultiviewOptions;

  constructor() {
    super('multiview', placeStyles);
  }

  protected override async mount(
    given: MountOptions<MultiviewOptions, OshiMultiviewEvents>,
    failures: number,
  ): Promise<Mounted> {
    const { mountOshiMultiview } = await loadPart(
      'mount-oshi-multiview.js',
      failures,
      () => import('./mount-oshi-multiview'),
    );
    return mountOshiMultiview(given);
  }

  get layout(): string | null {
    return this.getAttribute('layout');
  }
  set layout(value: string | null) {
    this.reflect('layout', value);
  }
  get videos(): string | null {
    return this.getAttribute('videos');
  }
  /** A list becomes the text with commas. */
  set videos(value: string | readonly string[] | null) {
    this.reflect('videos', value);
  }
  get chat(): boolean {
    return this.options().chat;
  }
  set chat(value: boolean) {
    this.reflect('chat', value ? 'on' : null);
  }
  get controls(): boolean {
    return this.options().controls;
  }
  set controls(value: boolean) {
    this.reflect('controls', value ? null : 'off');
  }
}
