/** Comments with timestamps, in the forms people write them. */
import type { Comment, InlineSong } from '@oshimado/contract';
import { formatDuration } from '@oshimado/domain';
import { chanceOf, type Chance, type Key } from '../chance';
import { commentKeyOf } from '../ids';

/** Most streams have some, so that a viewer who opens any recording finds moments to jump to; few have many, so that a start is quick. */
const SHARE = 0.7;
const MANY_SHARE = 0.2;
/** Streams with songs whose list somebody has written down. */
const LISTED_SHARE = 0.5;
const COMMENTS_MAX = { few: 1, many: 4 };
const MOMENTS_MAX = { few: 3, many: 7 };
const REMARKS = [
  'ここ好き',
  '草',
  'かわいすぎる',
  '伝説の瞬間',
  '初悲鳴',
  'start',
  'lol',
  'the scream',
  'clip this',
  'lost it here',
  'she really said that',
  '待機おわり',
  'おつかれさま!',
  'empieza aquí',
  '名場面',
  'gg',
];

const upTo = ({ few, many }: typeof COMMENTS_MAX, chance: Chance) =>
  chance.int(1, chance.happens(MANY_SHARE) ? many : few);

const moments = (durationS: number, chance: Chance) =>
  Array.from({ length: upTo(MOMENTS_MAX, chance) }, () => chance.int(0, durationS)).sort(
    (a, b) => a - b,
  );

function messageOf(durationS: number, chance: Chance): string {
  const newline = chance.happens(0.2) ? '\r\n' : '\n';
  const lines = moments(durationS, chance).map(
    (second) => `${formatDuration(second)} ${chance.pick(REMARKS)}`,
  );
  return (chance.happens(0.1) ? '  ' : '') + lines.join(newline);
}

/** Empty for some streams. */
export function commentsOf(durationS: number, ...key: Key): Comment[] {
  const chance = chanceOf(...key, 'comments');
  if (!chance.happens(SHARE)) return [];
  return Array.from({ length: upTo(COMMENTS_MAX, chance) }, (_, index) => ({
    comment_key: commentKeyOf(...key, index),
    message: messageOf(durationS, chance),
  }));
}

/** A comment that lists the songs of a stream with their ranges. Half of the streams have one. */
export function setlistOf(songs: readonly InlineSong[], ...key: Key): Comment[] {
  if (songs.length === 0 || !chanceOf(...key, 'setlist').happens(LISTED_SHARE)) return [];
  const lines = songs.map(({ start, end, name, original_artist: artist }, index) => {
    const range = `${formatDuration(start)} - ${formatDuration(end)}`;
    return `${String(index + 1).padStart(2, '0')}. ${range} ${name} / ${artist}`;
  });
  return [{ comment_key: commentKeyOf(...key, 'setlist'), message: lines.join('\n') }];
}
