import { cardsPlace } from '../cards-place';
import { elementWith } from '../element-with';
import type { OshiPlaylistEvents } from './events';
import { playlistAttributes } from './options';

/** More cards follow as the visitor scrolls. */
const FIRST_CARDS = 24;

/** Two lines of text above the cards, as EmbedPlaylist.css.ts keeps them. */
const placeStyles = cardsPlace('1em + var(--tight) + var(--line) + ');

/**
 * @summary A playlist: its name, the number of its videos, and their cards.
 * @tag oshi-playlist
 * @slot - Links for before the playlist is there and for visitors without scripts.
 * @slot header - Content above the element’s own.
 * @slot footer - Content below the element’s own.
 * @slot error - Replaces the message that loading has failed.
 * @csspart playlist - The name and the cards.
 * @csspart about - The name with the number of videos.
 * @csspart name - The name of the playlist.
 * @csspart count - The number of videos.
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
 * @fires {CustomEvent<{count: number}>} oshi-ready - The playlist is there, with so many cards.
 * @fires {CustomEvent<{video: Video | null, href: string}>} oshi-select - A visitor chose a video, or the playlist itself (`video` is null); cancelable.
 * @fires {CustomEvent<{code: string}>} oshi-error - The playlist could not be loaded.
 */
export class OshiPlaylistElement extends elementWith<typeof playlistAttributes, OshiPlaylistEvents>(
  playlistAttributes,
) {
  constructor() {
    super('playlist', placeStyles, { file: 'mount-oshi-playlist.js', mount: 'mountOshiPlaylist' });
  }

  /** As high as the cards that will be drawn at first. */
  protected override keepPlace(): void {
    this.place.style.setProperty('--cards', String(Math.min(this.max, FIRST_CARDS)));
  }
}
