/** Data and view model of a channel card. */
import type { ChannelType } from '@oshimado/contract';
import type { WidgetsEnvironment } from '../../base/context';

/** Any channel: of a list, a favorite, one kept on the device. What is not known is left out and not shown. */
export interface ChannelProfile {
  readonly id: string;
  /** In the channel's own language. */
  readonly name: string;
  readonly english_name?: string | null | undefined;
  readonly type: ChannelType;
  readonly org?: string | null | undefined;
  readonly suborg?: string | null | undefined;
  readonly group?: string | null | undefined;
  readonly photo?: string | null | undefined;
  /** Account without @. */
  readonly twitter?: string | null | undefined;
  /** Account without @. */
  readonly twitch?: string | null | undefined;
  /** Handles with @. */
  readonly yt_handle?: readonly string[] | null | undefined;
  readonly subscriber_count?: number | undefined;
  readonly video_count?: number | undefined;
  /** null for clippers. */
  readonly clip_count?: number | null | undefined;
  readonly top_topics?: readonly string[] | null | undefined;
  readonly inactive?: boolean | undefined;
}

/** Where the parts of a channel lead. A part without an address is plain text. */
export interface ChannelLinks {
  /** Other channels of an org. */
  readonly org?: (org: string) => string;
  /** Videos about a topic. */
  readonly topic?: (topic: string) => string;
  /** Clips that feature the channel. */
  readonly clips?: (id: string) => string;
}

export type SocialPlatform = 'youtube' | 'twitter' | 'twitch';

export interface ChannelSocial {
  readonly platform: SocialPlatform;
  readonly href: string;
  /** Names the link. */
  readonly label: string;
}

export interface LinkedText {
  readonly text: string;
  readonly href: string | undefined;
  /** Its language where its letters show one that is not the page's. */
  readonly lang?: string | undefined;
}

export type ChannelFact = LinkedText & { readonly kind: 'subscribers' | 'videos' | 'clips' };

/** What a card shows of a channel, in words of the viewer’s language. From `connectChannel`. */
export interface ChannelApi {
  readonly name: string;
  /** Language of the name where its letters show one that is not the page's. */
  readonly nameLang: string | undefined;
  readonly href: string;
  /** Address of the picture; null where there is none. */
  readonly photo: string | null;
  /** The handle and the address it has on YouTube. */
  readonly handle: { readonly text: string; readonly href: string } | undefined;
  readonly org: LinkedText | undefined;
  readonly facts: readonly ChannelFact[];
  readonly topics: readonly LinkedText[];
  readonly socials: readonly ChannelSocial[];
  readonly isInactive: boolean;
}

export interface ChannelContext {
  readonly environment: Pick<
    WidgetsEnvironment,
    't' | 'language' | 'nameProperty' | 'origin' | 'pictures' | 'channelHref'
  >;
  /** Default: none of them leads anywhere. */
  readonly links?: ChannelLinks | undefined;
}

/** The heart of a channel. */
export interface ChannelHeart {
  readonly isOn: boolean;
  /** Why it cannot be pressed; undefined when it can. */
  readonly refusal?: 'guest' | 'notVtuber' | undefined;
  /** Called when it is pressed, by a guest too: the owner says what to do then. */
  readonly toggle: () => void;
}

/** Whether the videos of a channel are kept out of lists. */
export interface ChannelBlock {
  readonly isBlocked: boolean;
  readonly toggle: () => void;
}
