/** Invented songs, and when they were sung in a stream. */
import type { InlineSong, MusicTrack } from '@oshimado/contract';
import { chanceOf, type Chance, type Key } from '../chance';
import { uuidOf } from '../ids';

const FIRST = [
  ['真夜中', 'Midnight'],
  ['硝子', 'Glass'],
  ['夏空', 'Summer Sky'],
  ['流星', 'Meteor'],
  ['雨音', 'Rain'],
  ['桜色', 'Cherry'],
  ['銀河', 'Galaxy'],
  ['夕凪', 'Evening Calm'],
  ['氷点', 'Freezing Point'],
] as const;
const SECOND = [
  ['ランデブー', 'Rendezvous'],
  ['パレード', 'Parade'],
  ['ワルツ', 'Waltz'],
  ['シグナル', 'Signal'],
  ['レター', 'Letter'],
  ['モノローグ', 'Monologue'],
  ['ハイウェイ', 'Highway'],
  ['マーチ', 'March'],
] as const;
const ARTISTS = [
  '銀色書店',
  'Paper Moon Radio',
  '夜行バス',
  'Kettle & Co.',
  '青信号',
  'The Umbrella Stand',
  '月面歩行',
  'Left Sock',
  '三時のおやつ',
  'Tin Whistle Club',
  '終電ラバーズ',
  'Glasshouse Choir',
];
const FIRST_SONG_S = 240;
const GAP_S = [60, 260] as const;
const LENGTH_S = [170, 290] as const;

export interface SongName {
  readonly ja: string;
  readonly en: string;
}

function songNameOf(chance: Chance): SongName {
  const [ja, en] = chance.pick(FIRST);
  const [jaEnd, enEnd] = chance.pick(SECOND);
  return { ja: ja + jaEnd, en: `${en} ${enEnd}` };
}

const RELEASED_YEAR = 2_015;
const YEARS = 10;

/** Demo songs as search results of a music store. */
export const songCatalog = (): MusicTrack[] =>
  FIRST.flatMap(([ja, en], first) =>
    SECOND.map(([jaEnd, enEnd], second) => {
      const itunesid = first * SECOND.length + second + 1;
      const chance = chanceOf('catalog', itunesid);
      const year = RELEASED_YEAR + chance.int(0, YEARS);
      return {
        itunesid,
        name: ja + jaEnd,
        english_name: `${en} ${enEnd}`,
        original_artist: chance.pick(ARTISTS),
        album: `${en} Collection`,
        released: new Date(Date.UTC(year, chance.int(0, 11), 1)).toISOString(),
        seconds: chance.int(...LENGTH_S),
        art: null,
        amUrl: null,
      };
    }),
  );

/** Songs with some talk between them, until the stream ends. */
export function songsOf(durationS: number, ...key: Key): InlineSong[] {
  const chance = chanceOf(...key, 'songs');
  const songs: InlineSong[] = [];
  let start = FIRST_SONG_S + chance.int(0, 120);
  for (;;) {
    const end = start + chance.int(...LENGTH_S);
    if (end > durationS) return songs;
    const { ja, en } = songNameOf(chance);
    songs.push({
      id: uuidOf(...key, songs.length),
      name: chance.happens(0.7) ? ja : en,
      original_artist: chance.pick(ARTISTS),
      start,
      end,
      art: null,
      itunesid: null,
    });
    start = end + chance.int(...GAP_S);
  }
}

/** Name of the song of a music video. */
export const singleSongName = (videoId: string): SongName => songNameOf(chanceOf(videoId, 'song'));

/** The song of a music video, as a list of one. */
export function singleSong(durationS: number, videoId: string): InlineSong[] {
  const chance = chanceOf(videoId, 'artist');
  const { ja } = singleSongName(videoId);
  const id = uuidOf(videoId, 'single');
  return [
    {
      id,
      name: ja,
      original_artist: chance.pick(ARTISTS),
      start: 0,
      end: durationS,
      art: null,
      itunesid: null,
    },
  ];
}
