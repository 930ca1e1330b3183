/** The text below a video and on a channel's page. */
import type { Talent } from '../cast/talents';
import type { Topic } from './topics';

const tagOf = ({ person }: Talent) => `#${person.native.replaceAll(' ', '')}`;

export function streamDescription(talent: Talent, topic: Topic, guests: readonly Talent[]): string {
  const isJapanese = talent.language === 'ja';
  const others = guests.map(({ person, handle }) => `${person.native} @${handle}`);
  const lines = isJapanese
    ? [
        `今日は${topic.ja}です。ゆっくりしていってね${talent.mark}`,
        '',
        '▼ルール',
        '・なかよく',
        '・ネタバレ禁止',
      ]
    : [
        `Today: ${topic.en}. Make yourself at home ${talent.mark}`,
        '',
        'Rules: be kind, no spoilers.',
      ];
  if (others.length > 0) lines.push('', isJapanese ? '▼一緒に遊ぶ人' : 'With', ...others);
  lines.push('', tagOf(talent), 'https://example.com/oshimado-demo');
  return lines.join('\n');
}

export function talentDescription({
  person,
  org,
  group,
  language,
  favorites,
  mark,
}: Talent): string {
  const [first, second] = favorites;
  const home = group === null ? org.name : `${org.name} ${group}`;
  if (language === 'ja') {
    return `${person.native}です${mark} ${first?.ja ?? ''}と${second?.ja ?? ''}をよくやっています。\n\n${home}\n\nこの配信者は架空の人物です。`;
  }
  return `Hi, I am ${person.latin} ${mark} Mostly ${first?.en ?? ''} and ${second?.en ?? ''}.\n\n${home}\n\nThis person is invented.`;
}
