/** Realistic titles: brackets, symbols, two languages, a name at the end, and sometimes far too long. */
import type { Talent } from '../cast/talents';
import type { Chance } from '../chance';
import { hooksOf } from './hooks';
import { singleSongName } from './songs';
import type { Topic } from './topics';

export interface TitleParts {
  /** Id of the video, which determines its song. */
  readonly id: string;
  readonly talent: Talent;
  readonly topic: Topic;
  readonly guests: readonly Talent[];
}

type Words = Readonly<
  Record<'topic' | 'other' | 'hook' | 'echo' | 'mark' | 'name' | 'org' | 'part', string>
>;
type Pattern = (words: Words) => string;

const japanese: readonly Pattern[] = [
  ({ topic, hook, mark, name, org }) => `【${topic}】${hook}${mark}【${name}/${org}】`,
  ({ topic, hook, mark }) => `${mark}${hook}【${topic}】`,
  ({ topic, hook, part, name }) => `【${topic}】${part} ${hook}【${name}】`,
  ({ topic, other, hook, mark, name }) => `【 ${topic} / ${other} 】${hook}${mark} #${name}`,
  ({ topic, hook, echo }) => `≪${topic}≫ ${hook} ┊ ${echo}`,
  ({ topic, hook, mark, org }) => `${topic}|${hook}!!${mark}${mark}〖${org}〗`,
];

const english: readonly Pattern[] = [
  ({ topic, hook, mark }) => `【${topic}】${hook} ${mark}`,
  ({ topic, hook, mark, name, org }) => `[${topic}] ${hook} ${mark} [${name} | ${org}]`,
  ({ topic, hook, mark, part }) => `${hook} || ${topic} ${part} ${mark}`,
  ({ topic, hook, name }) =>
    `【${topic.toUpperCase()}】 ${hook}! ft. my two remaining braincells - ${name}`,
  ({ topic, other, hook, mark, org }) =>
    `≪ ${topic} / ${other} ≫ ${hook} ${mark} #${org.replaceAll(' ', '')}`,
];

const indonesian: readonly Pattern[] = [
  ({ topic, hook, mark }) => `【${topic}】Main bareng yuk! ${hook} ${mark}`,
  ({ topic, mark, name }) => `[${topic}] Ngobrol santai sampai ngantuk ${mark} (${name})`,
  ...english.slice(0, 3),
];

const korean: readonly Pattern[] = [
  ({ topic, hook, mark }) => `【${topic}】오늘도 느긋하게 ${mark} ${hook}`,
  ({ topic, mark, part }) => `${mark} 같이 놀아요! ${topic} ${part}`,
  ...english.slice(0, 2),
];

const patterns = { ja: japanese, en: english, id: indonesian, ko: korean };

const YOUTUBE_MAX = 100;
const TOO_LONG = 0.04;
const ESCAPED = 0.02;
const tails = {
  ja: '※ネタバレ・指示コメントはご遠慮ください!初見さんも常連さんもゆっくりしていってね、高評価とチャンネル登録もよろしくお願いします',
  en: ' (no backseating, no spoilers, drink some water, like and subscribe if you want to help a small gremlin pay for snacks)',
};

const cut = (text: string) => Array.from(text).slice(0, YOUTUBE_MAX).join('').trim();

const guestsIn = (guests: readonly Talent[], isJapanese: boolean) => {
  if (guests.length === 0) return '';
  const names = guests.slice(0, 3).map(({ person }) => (isJapanese ? person.native : person.latin));
  return isJapanese ? ` w/ ${names.join('・')}` : ` w/ ${names.join(', ')}`;
};

export function streamTitle({ talent, topic, guests }: TitleParts, chance: Chance): string {
  const { language, person, org, mark } = talent;
  const isJapanese = language === 'ja';
  const hooks = hooksOf(topic.scene);
  const place = chance.int(0, hooks.ja.length - 1);
  const [ja = '', en = ''] = [hooks.ja[place], hooks.en[place % hooks.en.length]];
  const title = chance.pick(patterns[language])({
    ...(isJapanese
      ? { topic: topic.ja, other: topic.en, hook: ja, echo: en }
      : { topic: topic.en, other: topic.ja, hook: en, echo: ja }),
    mark,
    name: isJapanese ? person.native : person.latin,
    org: (isJapanese ? org.name_jp : null) ?? org.name,
    part: `#${chance.int(1, 24)}`,
  });
  const amp = chance.happens(ESCAPED) ? (isJapanese ? '【Q&amp;A】' : 'Q&amp;A + ') : '';
  const tail = chance.happens(TOO_LONG) ? tails[isJapanese ? 'ja' : 'en'] : '';
  return cut(amp + title + guestsIn(guests, isJapanese) + tail);
}

/** Title of a music video, premiere or upload. */
export function songTitle({ id, talent, topic, guests }: TitleParts): string {
  const { language, person } = talent;
  const isJapanese = language === 'ja';
  const song = singleSongName(id);
  const singers = [talent, ...guests]
    .map((one) => (isJapanese ? one.person.native : one.person.latin))
    .join(' × ');
  if (topic.scene === 'original') {
    return cut(
      isJapanese
        ? `【オリジナル曲】${song.ja} / ${singers}【MV】`
        : `"${song.en}" - ${singers} (Original Song)`,
    );
  }
  return cut(
    isJapanese
      ? `${song.ja} / covered by ${person.native}【歌ってみた】`
      : `【COVER】${song.en} ♪ ${singers}`,
  );
}
