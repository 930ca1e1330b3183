/** The modules of the stored state. Each has its own storage key, so that a change writes one module. */
import { ADDRESS_MAX } from '../addresses/addresses.limits';
import {
  DEFAULT_FAVORITE_ORGS,
  DEFAULT_ORG,
  GRID_SIZE_MAX,
  ORGS_MAX,
  PLAYLIST_MAX,
} from '../limits';
import { storedChannel, storedVideo, type StoredChannel, type StoredVideo } from './media';
import { multiviewFields, type StoredMultiview } from './multiview-state';
import {
  decimal,
  dictionary,
  flag,
  list,
  oneOf,
  orNull,
  record,
  required,
  text,
  whole,
  withDefault,
  type Fields,
  type Schema,
} from './schema';
import { DEFAULT_PROFILE, type SpeakerProfile } from '../script-lines/speaker-profiles';
import type { PlaylistVersion } from '../playlist-merge';
import { orgNamed, type StoredOrg } from './org-names';
import { settingsSchema } from './settings';
import type { Settings } from './settings-shape';
import {
  CHANNELS_MAX,
  COMMANDS_MAX,
  ID_MAX,
  KEYS_MAX,
  NAME_MAX,
  TL_PLAYER_MAX,
  TL_PLAYER_MIN,
  TL_PROFILES_MAX,
  TL_WORK_MAX,
  TL_WORK_MIN,
} from './stored-state.limits';

/** The playlist at hand. */
export interface StoredPlaylist {
  readonly active: {
    /** Id on the server; null if it was never saved. */
    readonly id: number | null;
    /** Id of the owner; null if none. */
    readonly userId: string | null;
    /** "Default 'Unnamed Playlist'". */
    readonly name: string;
    readonly videos: readonly StoredVideo[];
    /** Names the save that makes the list on the server; undefined before it is tried, and once it has succeeded. */
    readonly saveKey?: string | undefined;
  };
  /** Default false. */
  readonly isSaved: boolean;
  /** The server's version that the unsaved changes began with; null without such changes, or if it is unknown. */
  readonly base: PlaylistVersion | null;
}
/** The selected organization and the starred ones. */
export interface StoredOrgs {
  /** "Default org is Hololive." */
  readonly current: StoredOrg;
  /** In the viewer's order. */
  readonly favorites: readonly StoredOrg[];
}
/** When the watch history was looked after. */
export interface StoredHistory {
  /** Epoch ms at which the watched videos were last checked; 0: never. */
  readonly lastCheck: number;
}
/** Which hints are still to be shown. */
export interface StoredTips {
  /** Whether the introduction of a first visit is still to be seen. Default false. */
  readonly firstVisit: boolean;
  /** Default true. */
  readonly showOrgTip: boolean;
}
/** When the app was last offered for installation. */
export interface StoredInstall {
  /** Epoch ms; 0: never. */
  readonly lastShownInstallPrompt: number;
}
/** The orders of channel lists. */
const channelSorts = [
  'subscribers',
  'group',
  'org',
  'video_count',
  'clip_count',
  'recent',
] as const;
/** An order of a channel list. */
export type ChannelSort = (typeof channelSorts)[number];
/** How a tab of the channel list is shown. */
export interface StoredChannelTab {
  /** Show cards instead of rows. Default false. */
  readonly cardView: boolean;
  /** Default subscribers. */
  readonly sort: ChannelSort;
  /** Reverse the sort's default direction. Default false. */
  readonly isReversed: boolean;
}
/** How the channel list is shown, by tab. */
export interface StoredChannelsView {
  /** Tab of VTubers. */
  readonly vtuber: StoredChannelTab;
  /** Tab of subbers. */
  readonly subber: StoredChannelTab;
  /** Tab of favourites. */
  readonly favorites: StoredChannelTab;
}
/** How the watch page is laid out. */
export interface StoredWatch {
  /** Default false. */
  readonly showTl: boolean;
  /** Default true. */
  readonly showLiveChat: boolean;
  /** Default false. */
  readonly theaterMode: boolean;
  /** Whether the chat is left of the player. Default false. */
  readonly chatLeft: boolean;
}
/** Size of cards. */
export interface StoredGrid {
  /** "Grid size defaults to 0, with sizes 0 to 2." */
  readonly size: number;
}
/** Keyboard shortcuts. */
export interface StoredKeys {
  /** Whether single-character shortcuts are active (WCAG 2.1.4). Default true. */
  readonly hasCharacterKeys: boolean;
  /** Custom keys by command; null disables the command's shortcut. Default none. */
  readonly chosen: Readonly<Record<string, string | null>>;
}
/** Shares of the TL client's panels, in per cent. */
export interface StoredTlSizes {
  /** Width of the video with one chat beside it. Default 60. */
  readonly oneChat: number;
  /** Width of the video with more chats beside it. Default 40. */
  readonly moreChats: number;
  /** Height of the player above the translations. Default 60. */
  readonly player: number;
}
/** What the TL client keeps. */
export interface StoredTl {
  /** The first is `Default` and cannot be removed. */
  readonly profiles: readonly SpeakerProfile[];
  /** Last used link; empty if none was used yet. */
  readonly lastLink: string;
  readonly sizes: StoredTlSizes;
}

/** All modules by name. */
export interface StoredModules {
  /** Every setting. */
  readonly settings: Settings;
  /** The playlist being edited. */
  readonly playlist: StoredPlaylist;
  /** The layout and its presets. */
  readonly multiview: StoredMultiview;
  /** The selected organization and the starred ones. */
  readonly org: StoredOrgs;
  /** The favorite channels as last loaded. */
  readonly favorites: { readonly channels: readonly StoredChannel[] };
  /** When the watched videos were last checked. */
  readonly history: StoredHistory;
  /** Hints that were not shown yet. */
  readonly tips: StoredTips;
  /** When the install prompt was last shown. */
  readonly install: StoredInstall;
  /** How the tabs of channels are shown. */
  readonly channelsView: StoredChannelsView;
  /** Which parts of the watch page are open. */
  readonly watch: StoredWatch;
  /** How many columns a feed has. */
  readonly grid: StoredGrid;
  /** Initial settings of the TL client. */
  readonly tl: StoredTl;
  /** Keyboard shortcuts. */
  readonly keys: StoredKeys;
}
/** Name of a module. */
export type ModuleName = keyof StoredModules;

const no = () => false;
const yes = () => true;
const none = () => null;
const empty = () => '';
const never = withDefault(whole(0, Number.MAX_SAFE_INTEGER), () => 0);
const label = text(NAME_MAX);
const switchOff = withDefault(flag, no);
const switchOn = withDefault(flag, yes);

/** An object without fields reads as a new object with all its defaults. */
function part<T extends object>(schema: Schema<T>) {
  return withDefault(schema, () => {
    const reading = schema({}, '', []);
    if (!reading.ok) throw new TypeError('A part of the stored state has a field without default.');
    return reading.value;
  });
}

const org = record<StoredOrg>({ name: required(text(NAME_MAX, 1)), short: required(label) });
const tab = part(
  record<StoredChannelTab>({
    cardView: switchOff,
    sort: withDefault(oneOf(channelSorts), () => 'subscribers'),
    isReversed: switchOff,
  }),
);
const profile = record<SpeakerProfile>({
  id: required(text(ID_MAX, 1)),
  name: required(text(NAME_MAX, 1)),
  prefix: withDefault(label, empty),
  suffix: withDefault(label, empty),
  chatTag: withDefault(label, empty),
});
const profiles: Schema<readonly SpeakerProfile[]> = (value, path, problems) => {
  const reading = list(profile, TL_PROFILES_MAX, (one) => one.id)(value, path, problems);
  return reading.ok && reading.value.length === 0
    ? { ok: true, value: [{ ...DEFAULT_PROFILE }] }
    : reading;
};

/** The same in all languages: made once, because a server reads the defaults several times for each page. */
const otherFields: Omit<Fields<StoredModules>, 'settings'> = {
  playlist: part(
    record<StoredPlaylist>({
      active: part(
        record<StoredPlaylist['active']>({
          id: withDefault(orNull(whole(0, Number.MAX_SAFE_INTEGER)), none),
          userId: withDefault(orNull(text(ID_MAX, 1)), none),
          name: withDefault(label, () => 'Unnamed Playlist'),
          videos: withDefault(
            list(storedVideo, PLAYLIST_MAX, (video) => video.id),
            () => [],
          ),
          saveKey: withDefault<string | undefined>(text(ID_MAX, 1), () => undefined),
        }),
      ),
      isSaved: switchOff,
      base: withDefault(
        orNull(
          record<PlaylistVersion>({
            name: required(label),
            videoIds: required(list(text(ID_MAX, 1), PLAYLIST_MAX)),
          }),
        ),
        none,
      ),
    }),
  ),
  multiview: part(record(multiviewFields)),
  org: part(
    record<StoredOrgs>({
      current: withDefault(org, () => orgNamed(DEFAULT_ORG)),
      favorites: withDefault(
        list(org, ORGS_MAX, ({ name }) => name),
        () => DEFAULT_FAVORITE_ORGS.map(orgNamed),
      ),
    }),
  ),
  favorites: part(
    record<StoredModules['favorites']>({
      channels: withDefault(
        list(storedChannel, CHANNELS_MAX, (channel) => channel.id),
        () => [],
      ),
    }),
  ),
  history: part(record<StoredHistory>({ lastCheck: never })),
  tips: part(record<StoredTips>({ firstVisit: switchOff, showOrgTip: switchOn })),
  install: part(record<StoredInstall>({ lastShownInstallPrompt: never })),
  channelsView: part(record<StoredChannelsView>({ vtuber: tab, subber: tab, favorites: tab })),
  watch: part(
    record<StoredWatch>({
      showTl: switchOff,
      showLiveChat: switchOn,
      theaterMode: switchOff,
      chatLeft: switchOff,
    }),
  ),
  grid: part(record<StoredGrid>({ size: withDefault(whole(0, GRID_SIZE_MAX), () => 0) })),
  tl: part(
    record<StoredTl>({
      profiles: withDefault(profiles, () => [{ ...DEFAULT_PROFILE }]),
      lastLink: withDefault(text(ADDRESS_MAX), empty),
      sizes: part(
        record<StoredTlSizes>({
          oneChat: withDefault(decimal(TL_WORK_MIN, TL_WORK_MAX), () => 60),
          moreChats: withDefault(decimal(TL_WORK_MIN, TL_WORK_MAX), () => 40),
          player: withDefault(decimal(TL_PLAYER_MIN, TL_PLAYER_MAX), () => 60),
        }),
      ),
    }),
  ),
  keys: part(
    record<StoredKeys>({
      hasCharacterKeys: switchOn,
      chosen: withDefault(dictionary(orNull(text(KEYS_MAX, 1)), COMMANDS_MAX, ID_MAX), () => ({})),
    }),
  ),
};

/** The schema of each module; some defaults of the settings depend on the browser's language. */
export const moduleFields = (browserLanguage: string): Fields<StoredModules> => ({
  settings: part(settingsSchema(browserLanguage)),
  ...otherFields,
});

/** The names of all modules. */
export const moduleNames = Object.keys(moduleFields('en')) as readonly ModuleName[];
