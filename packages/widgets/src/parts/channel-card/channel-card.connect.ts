/** Texts, links and flags of a channel card, from the channel and the page's environment. Pure. */
import { displayName, groupOf, photoOf, topicText } from '@oshimado/domain';
import { textLanguage } from '../video-card/text-language';
import type {
  ChannelApi,
  ChannelContext,
  ChannelFact,
  ChannelProfile,
  ChannelSocial,
  LinkedText,
  SocialPlatform,
} from './channel-card.types';

type Environment = ChannelContext['environment'];

const TOPICS_SHOWN = 3;
/** Drawn at 50 px, for screens with two pixels in each. */
const PHOTO_PX = 100;

const youtubeChannel = (id: string) => `https://www.youtube.com/channel/${encodeURIComponent(id)}`;
const account = (name: string) => encodeURIComponent(name.replace(/^@/, ''));

const PLATFORM_NAMES: Readonly<Record<SocialPlatform, string>> = {
  youtube: 'YouTube',
  twitter: 'X (Twitter)',
  twitch: 'Twitch',
};

function socialsOf({ id, twitter, twitch }: ChannelProfile, name: string, { t }: Environment) {
  const social = (platform: SocialPlatform, href: string): ChannelSocial => ({
    platform,
    href,
    label: t('channel.on', { name, site: PLATFORM_NAMES[platform] }),
  });
  return [
    social('youtube', youtubeChannel(id)),
    ...(twitter ? [social('twitter', `https://x.com/${account(twitter)}`)] : []),
    ...(twitch ? [social('twitch', `https://www.twitch.tv/${account(twitch)}`)] : []),
  ];
}

function factsOf(channel: ChannelProfile, { environment, links }: ChannelContext): ChannelFact[] {
  const { t } = environment;
  const fact = (kind: ChannelFact['kind'], count: number | null | undefined, href?: string) =>
    count === undefined || count === null
      ? []
      : [
          {
            kind,
            text: t(kind === 'clips' ? 'card.clips' : `channel.${kind}`, { count }),
            href,
          },
        ];
  return [
    ...fact('subscribers', channel.subscriber_count),
    ...fact('videos', channel.video_count),
    ...fact('clips', channel.clip_count, links?.clips?.(channel.id)),
  ];
}

function orgOf(
  channel: ChannelProfile,
  { environment, links }: ChannelContext,
): LinkedText | undefined {
  const { org, group, suborg } = channel;
  if (!org) return undefined;
  const hasGroup = Boolean(group ?? suborg);
  const text = hasGroup
    ? `${org} / ${groupOf({ group: group ?? null, suborg: suborg ?? null })}`
    : org;
  return { text, href: links?.org?.(org), lang: textLanguage(text, environment.language) };
}

/** Turns a channel into what its card shows. Pure. */
export function connectChannel(channel: ChannelProfile, context: ChannelContext): ChannelApi {
  const { environment, links } = context;
  const { language, nameProperty, origin, pictures, channelHref } = environment;
  const english = channel.english_name ?? null;
  const name = displayName({ name: channel.name, english_name: english }, nameProperty);
  const [handle] = channel.yt_handle ?? [];
  return {
    name,
    nameLang: textLanguage(name, language),
    href: channelHref(channel.id),
    photo: photoOf({ id: channel.id, photo: channel.photo ?? null }, PHOTO_PX, {
      origin,
      pictures,
    }),
    handle: handle
      ? { text: handle, href: `https://www.youtube.com/@${account(handle)}` }
      : undefined,
    org: orgOf(channel, context),
    facts: factsOf(channel, context),
    topics: (channel.top_topics ?? []).slice(0, TOPICS_SHOWN).map((topic) => ({
      text: topicText(topic),
      href: links?.topic?.(topic),
    })),
    socials: socialsOf(channel, name, environment),
    isInactive: channel.inactive === true,
  };
}
