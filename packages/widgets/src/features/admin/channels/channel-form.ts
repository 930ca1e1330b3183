/** Fields of a followed channel as they are typed, what is wrong with them, and what is sent. Pure. */
import {
  LISTED_LANGUAGE,
  LISTED_TWITCH,
  LISTED_TWITTER,
  LISTED_YOUTUBE,
  nameOf,
  type ListedChannel,
  type ListedChannelInput,
} from '@oshimado/contract';
import { channelKeyOf } from '@oshimado/domain';

export interface ChannelValues {
  readonly name: string;
  readonly english_name: string;
  /** An address, an id or a handle. */
  readonly youtube: string;
  readonly type: ListedChannel['type'];
  /** Empty for none. */
  readonly org: string;
  /** Empty for none. */
  readonly group: string;
  readonly lang: string;
  /** An address or a login. */
  readonly twitch: string;
  /** With or without "@". */
  readonly twitter: string;
  readonly inactive: boolean;
}

export const emptyChannel: ChannelValues = {
  name: '',
  english_name: '',
  youtube: '',
  type: 'vtuber',
  org: '',
  group: '',
  lang: '',
  twitch: '',
  twitter: '',
  inactive: false,
};

export const valuesOf = (channel: ListedChannel): ChannelValues => ({
  name: channel.name,
  english_name: channel.english_name ?? '',
  youtube: channel.youtube,
  type: channel.type,
  org: channel.org ?? '',
  group: channel.group ?? '',
  lang: channel.lang ?? '',
  twitch: channel.twitch ?? '',
  twitter: channel.twitter ?? '',
  inactive: channel.inactive,
});

const TWITCH_ADDRESS = /^(?:https?:\/\/)?(?:www\.|m\.)?twitch\.tv\//i;

/** What is sent: an address becomes the id, handle or name in it, and blanks around texts are removed. */
export function inputOf(values: ChannelValues): ListedChannelInput {
  const youtube = values.youtube.trim();
  return {
    name: nameOf(values.name),
    english_name: nameOf(values.english_name),
    youtube: channelKeyOf(youtube) ?? youtube,
    type: values.type,
    org: values.org,
    group: values.org === '' ? '' : values.group,
    lang: values.lang.trim(),
    twitch: values.twitch.trim().replace(TWITCH_ADDRESS, '').replace(/\/$/, ''),
    twitter: values.twitter.trim().replace(/^@/, ''),
    inactive: values.inactive,
  };
}

export type CheckedField = 'name' | 'youtube' | 'lang' | 'twitch' | 'twitter';

const fits = (pattern: RegExp, value: string | null | undefined) =>
  value === undefined || value === null || value === '' || pattern.test(value);

/** Fields that the list would refuse. */
export function wrongFields(values: ChannelValues): readonly CheckedField[] {
  const { name, youtube, lang, twitch, twitter } = inputOf(values);
  const isRight: Readonly<Record<CheckedField, boolean>> = {
    name: name !== '',
    youtube: LISTED_YOUTUBE.test(youtube),
    lang: fits(LISTED_LANGUAGE, lang),
    twitch: fits(LISTED_TWITCH, twitch),
    twitter: fits(LISTED_TWITTER, twitter),
  };
  return (['name', 'youtube', 'lang', 'twitch', 'twitter'] as const).filter(
    (field) => !isRight[field],
  );
}
