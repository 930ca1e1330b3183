/** What is said about the privacy of a choice, from the same data as its policy. */
import { embedSources, type EmbedSourceOptions, type EmbedUse } from '@oshimado/domain';

/** Origins that are asked for one thing. */
export interface AskedOrigins {
  readonly use: EmbedUse;
  /** As the policy names them. */
  readonly origins: readonly string[];
}

/** A platform whose rules apply once a visitor has pressed play. */
export interface Platform {
  /** Its own name. */
  readonly name: string;
  /** Its own text on privacy. */
  readonly policy: string;
}

export interface EmbedPrivacy {
  /** Asked when the page loads. */
  readonly first: readonly AskedOrigins[];
  /** Asked once a visitor has pressed play; empty where nothing plays. */
  readonly later: readonly AskedOrigins[];
  /** Where pictures come from. */
  readonly pictures: 'server' | 'platform';
  /** Platforms that are asked, before or after. */
  readonly platforms: readonly Platform[];
}

const YOUTUBE: Platform = { name: 'YouTube', policy: 'https://policies.google.com/privacy' };
const TWITCH: Platform = {
  name: 'Twitch',
  policy: 'https://www.twitch.tv/p/legal/privacy-notice/',
};

const PLATFORMS: Readonly<Partial<Record<EmbedUse, Platform>>> = {
  youtube: YOUTUBE,
  youtubeChat: YOUTUBE,
  twitch: TWITCH,
  twitchChat: TWITCH,
};

/** Whom a page with this element asks for what, and when. */
export function connectPrivacy(options: EmbedSourceOptions): EmbedPrivacy {
  const sources = embedSources(options);
  const askedWhen = (isAfterPress: boolean): readonly AskedOrigins[] => {
    const asked = sources.filter((source) => source.isAfterPress === isAfterPress);
    return [...new Set(asked.map(({ use }) => use))].map((use) => ({
      use,
      origins: asked.flatMap((source) => (source.use === use ? [source.origin] : [])),
    }));
  };
  const fromPlatforms = sources.some(
    ({ use, origin }) => use === 'pictures' && origin !== options.embeds,
  );
  const platforms = sources.flatMap(({ use }) => PLATFORMS[use] ?? []);
  return {
    first: askedWhen(false),
    later: askedWhen(true),
    pictures: fromPlatforms ? 'platform' : 'server',
    // The pictures of platforms are those of YouTube.
    platforms: [...new Set([...(fromPlatforms ? [YOUTUBE] : []), ...platforms])],
  };
}
