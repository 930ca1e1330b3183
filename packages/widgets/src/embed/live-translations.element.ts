import { LazyElement, loadPart, type Mounted, type MountOptions } from './lazy-element';
import type { OshiChatEvents } from './oshi-chat.events';
import {
  chatAttributes,
  readChatOptions,
  type ChatAttribute,
  type ChatOptions,
} from './live-translations.options';

/** As high as the page says; dialogs open over the page, so the layout is not contained. */
const placeStyles = `
:host { block-size: 28rem; contain: style; }
.place { block-size: 100%; }
.place > * { min-block-size: 0; }
.box { padding: 0; overflow: hidden; }
`;

/**
 * @summary The live translations of a stream, or those of a recording.
 * @tag oshi-chat
 * @attr {string} video - Id of the video.
 * @attr {string} languages - Languages of the translations, joined by commas: `en,ja`. Default: by the UI language.
 * @attr {string} player - Id of an `<oshi-player>` on the page; a recording's lines follow it and move it. Default: none.
 * @attr {string} api - Origin of the server. Default: the one the script came from.
 * @attr {string} lang - UI language code. Default: the visitor's.
 * @attr {string} theme - `dark`, `light` or `auto` (the `color-scheme` of the page), a theme's name, or both: `suisei light`. Default `dark aqua`.
 * @slot - Links for before the translations are there and for visitors without scripts.
 * @csspart chat - The panel. The element is 28rem high unless the page gives it another height.
 * @cssproperty --oshi-color-background - and every other token of the theme contract.
 * @fires {CustomEvent<{video: Video}>} oshi-ready - The video is known, and its translations are shown as they come.
 * @fires {CustomEvent<{seconds: number}>} oshi-jump - A visitor chose the time of a line; canceled, the player does not move.
 * @fires {CustomEvent<{code: string}>} oshi-error - The video could not be loaded.
 */
export class OshiChatElement extends LazyElement<ChatAttribute, ChatOptions, OshiChatEvents> {
  static readonly observedAttributes = [...chatAttributes];
  protected override readonly attributeNames = chatAttributes;
  protected override readonly readOptions = readChatOptions;

  constructor() {
    super('chat', placeStyles);
  }

  protected override async mount(
    given: MountOptions<ChatOptions, OshiChatEvents>,
    failures: number,
  ): Promise<Mounted> {
    const { mountOshiChat } = await loadPart(
      'mount-oshi-chat.js',
      failures,
      () => import('./mount-oshi-chat'),
    );
    return mountOshiChat(given);
  }

  get video(): string | null {
    return this.getAttribute('video');
  }
  set video(value: string | null) {
    this.reflect('video', value);
  }
  get languages(): string | null {
    return this.getAttribute('languages');
  }
  /** A list becomes the text with commas. */
  set languages(value: string | readonly string[] | null) {
    this.reflect('languages', value);
  }
  get player(): string | null {
    return this.getAttribute('player');
  }
  set player(value: string | null) {
    this.reflect('player', value);
  }
}
