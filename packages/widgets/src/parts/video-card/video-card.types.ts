/** The view model of a video card and its input. */
import type { CardState, WidgetsEnvironment } from '../../base/context';
import type { CardIcon } from './card-icons';

/** Large picture above the text; small picture before it; no picture. */
export type CardShape = 'grid' | 'list' | 'denseList';

export type { CardState };

/** An icon of a card with what it says, such as the number of songs. */
export interface CardMark {
  readonly icon: CardIcon;
  /** Drawn beside the icon; may be empty. */
  readonly text: string;
  /** Read aloud in place of the text. */
  readonly label: string;
}

/** The number of clips or viewers of a video. */
export interface CardCount {
  readonly kind: 'clips' | 'viewers';
  readonly text: string;
}

/** Addresses of the picture of a video. */
export interface CardPicture {
  readonly src: string;
  /** Widths to choose from, where there is more than one. */
  readonly srcSet: string | undefined;
}

/** Addresses of the picture of a channel. */
export interface ChannelPhoto {
  /** null where there is none. */
  readonly src: string | null;
  /** Densities to choose from, where there is more than one. */
  readonly srcSet: string | undefined;
}

/** What a card shows of a video, in words of the viewer’s language. From `connectVideoCard`. */
export interface VideoCardApi {
  readonly state: CardState;
  /** The state in a word, if the time alone does not show it. */
  readonly stateText: string | undefined;
  readonly title: string;
  /** Language of the title where its letters show one that is not the page's. */
  readonly titleLang: string | undefined;
  readonly href: string;
  /** The link leaves the site. */
  readonly isExternal: boolean;
  /** null if there is nothing to load: a placeholder without a picture, or pictures are hidden. */
  readonly picture: CardPicture | null;
  readonly topic: string | undefined;
  /** Start of the running clock of a live video. */
  readonly liveSince: number | undefined;
  readonly duration: { readonly text: string; readonly iso: string } | undefined;
  readonly isPremiere: boolean;
  readonly placeholder: CardMark | undefined;
  readonly isUncertain: boolean;
  readonly songs: CardMark | undefined;
  readonly translation: CardMark | undefined;
  readonly channel: {
    readonly name: string;
    readonly lang: string | undefined;
    readonly href: string;
    readonly photo: ChannelPhoto;
    readonly isTalent: boolean;
    readonly tooltip: string | undefined;
  };
  readonly time: {
    readonly iso: string;
    readonly text: string;
    /** Hidden text while the viewer's time zone is unknown, about as wide as the clock time that replaces it, so that nothing moves. */
    readonly pending: string | undefined;
    /** Here and in Tokyo; undefined while the viewer's zone is unknown. */
    readonly tooltip: string | undefined;
  };
  readonly count: CardCount | undefined;
}

/** What `connectVideoCard` reads of the environment of widgets. */
export type CardEnvironment = Pick<
  WidgetsEnvironment,
  | 't'
  | 'language'
  | 'tlLanguage'
  | 'timeZone'
  | 'nameProperty'
  | 'origin'
  | 'pictures'
  | 'watchHref'
  | 'channelHref'
  | 'hidesPictures'
>;

/** For whom and when a card is made. */
export interface VideoCardContext {
  readonly environment: CardEnvironment;
  /** Epoch milliseconds. */
  readonly now: number;
}
