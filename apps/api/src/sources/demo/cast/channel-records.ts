/** The cast as store records. */
import { photoPath, bannerPath } from '../../../pictures';
import type { ChannelRecord } from '../../../store/records';
import { chanceOf, type Chance } from '../chance';
import { talentDescription } from '../content/descriptions';
import { DAY } from '../time';
import type { Clipper } from './clippers';
import type { Talent } from './talents';

/** Twitch allows 25 characters. */
const TWITCH_MAX = 25;

/** A name that no account of Twitch has. */
export const twitchName = (handle: string): string =>
  `oshimado_${handle.replace(/_?ch(annel)?$/, '')}`.slice(0, TWITCH_MAX);

/** Age of a channel in days. The newest were created this month. */
const AGE_MIN = 6;
const AGE_MAX = 2_600;

const ages = (epoch: number, chance: Chance) => {
  // Squared, so that most channels are recent.
  const days = AGE_MIN + (AGE_MAX - AGE_MIN) * chance.next() ** 2;
  const born = new Date(Math.floor((epoch - days * DAY) / 1_000) * 1_000);
  return { days, born };
};

const pictures = (id: string) => ({
  photo: photoPath(id),
  thumbnail: photoPath(id),
  banner: bannerPath(id),
});

const titleOf = ({ person, org, language, mark }: Talent): string => {
  const [first = ''] = person.latin.split(' ').slice(language === 'ja' ? 1 : 0);
  if (language === 'ja') return `${first} Ch. ${person.native}${org.fame >= 1 ? '' : ` ${mark}`}`;
  if (language === 'ko') return `${person.native} ${person.latin} ${mark}`;
  return org.name === 'Independents'
    ? person.latin
    : `${person.latin} Ch. ${org.short ?? ''}`.trim();
};

export function talentRecord(seed: string, epoch: number, talent: Talent): ChannelRecord {
  const { id, person, org, suborg, group, handle, subscribers, favorites, inactive } = talent;
  const chance = chanceOf(seed, 'channel', id);
  const { born, days } = ages(epoch, chance);
  const videos = Math.round(12 + days * chance.between(0.4, 0.9));
  return {
    id,
    suborg,
    group,
    inactive,
    ...pictures(id),
    name: titleOf(talent),
    english_name: person.latin,
    type: 'vtuber',
    org: org.name,
    description: talentDescription(talent),
    lang: talent.language,
    twitter: `oshimado_${handle}`,
    twitch: chance.happens(0.3) ? twitchName(handle) : null,
    video_count: videos,
    subscriber_count: subscribers,
    view_count: Math.round(subscribers * chance.between(40, 160)),
    clip_count: Math.round(Math.sqrt(subscribers) * chance.between(0.5, 4)),
    top_topics: favorites.slice(0, 3).map((topic) => topic.id),
    published_at: born,
    created_at: born,
    crawled_at: new Date(epoch),
    yt_uploads_id: `UU${id.slice(2)}`,
    yt_handle: [`@${handle}`],
    yt_name_history: chance.happens(0.2) ? [person.latin] : null,
  };
}

export function clipperRecord(seed: string, epoch: number, clipper: Clipper): ChannelRecord {
  const { id, name, englishName, lang, handle, subscribers } = clipper;
  const chance = chanceOf(seed, 'channel', id);
  const { born, days } = ages(epoch, chance);
  const videos = Math.round(20 + days * chance.between(0.2, 0.8));
  return {
    id,
    name,
    lang,
    ...pictures(id),
    english_name: englishName,
    type: 'subber',
    org: null,
    suborg: null,
    group: null,
    inactive: false,
    description: `${name}\n\nUnofficial clips, made with love. Sources are linked in every video.`,
    twitter: `oshimado_${handle}`,
    twitch: null,
    video_count: videos,
    subscriber_count: subscribers,
    view_count: Math.round(subscribers * chance.between(60, 240)),
    clip_count: null,
    top_topics: null,
    published_at: born,
    created_at: born,
    crawled_at: new Date(epoch),
    yt_uploads_id: `UU${id.slice(2)}`,
    yt_handle: [`@${handle}`],
    yt_name_history: null,
  };
}
