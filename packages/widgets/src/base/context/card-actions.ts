/** Actions that a page offers for cards. Embeds provide none and bundle no code for them. */
import type { TranslationLanguage, Video } from '@oshimado/contract';
import type { Viewer } from '@oshimado/domain';
import type { ComponentType, DOMAttributes, DragEvent } from 'react';

/** State of a video at a moment. `live` follows the time as well as the server; `missing`: the server says that it is gone. */
export type CardState = 'live' | 'upcoming' | 'past' | 'missing';

/** A yes or no about a video that may change elsewhere; asked as React asks an external store. */
export interface CardFlag {
  readonly subscribe: (listener: () => void) => () => void;
  readonly has: (id: string) => boolean;
  readonly toggle: (video: Video) => void;
}

/** Props of a card part that the page provides. */
export interface CardPartProps {
  readonly video: Video;
  /** As the card writes it. */
  readonly title: string;
  /** Where the picture is: above the text, or before it; `bar`: among the buttons of a bar, without a picture. */
  readonly shape: 'grid' | 'list' | 'bar';
}

/** What the menu of a card offers beside links and copying. */
export interface CardMenuActions {
  /** Whether the viewer is a guest: entries that need an account link to the login. */
  readonly isGuest: boolean;
  /** Entries of the playlists submenu. */
  readonly PlaylistEntries: ComponentType<{ readonly video: Video }>;
  /** The videos kept on this device. */
  readonly library: CardFlag;
  /** Opens the report dialog. */
  readonly onReport: (video: Video) => void;
  /** Opens the dialog that uploads a script, with this language chosen if one is given. Default: not offered. */
  readonly onUploadScript?: ((video: Video, lang?: TranslationLanguage) => void) | undefined;
  /** Who is logged in, if anyone: some entries need a permission. Default: a guest. */
  readonly viewer?: Viewer | undefined;
  /** Opens the quick editor; offered to viewers who may change topics. Default: not offered. */
  readonly onQuickEdit?: ((video: Video) => void) | undefined;
}

/** What cards offer beyond looking at them: to save, to continue, to drag, and a menu of actions. */
export interface CardActions {
  /** Videos seen on this device; their titles are dimmed. */
  readonly watchedIds: ReadonlySet<string>;
  /** Drawn in the corner of the picture; not for placeholders. */
  readonly SaveToggle: ComponentType<CardPartProps>;
  /** Drawn over the lower edge of the picture: how much was watched. */
  readonly WatchProgress: ComponentType<{ readonly video: Video }>;
  /** Where a press on the picture leads, when not to the watch page. */
  readonly pictureHref?: ((video: Video) => string | undefined) | undefined;
  /** Called when a drag of a card begins. */
  readonly onDragStart: (video: Video, event: DragEvent<HTMLElement>) => void;
  /** For the element of a card: how its title is selected with the mouse. */
  readonly titleSelection: Pick<DOMAttributes<HTMLElement>, 'onMouseDown' | 'onClickCapture'>;
  readonly menu: CardMenuActions;
}
