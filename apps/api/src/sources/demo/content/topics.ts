/** Topics of streams: frequency, length, popularity and picture. The games are invented. */
import type { SceneName } from '../../../pictures';

export interface Topic {
  readonly id: string;
  readonly scene: SceneName;
  /** Frequency, relative to the others. */
  readonly weight: number;
  /** Shortest and longest, in hours. */
  readonly hours: readonly [number, number];
  /** Viewers, relative to a usual stream. */
  readonly draw: number;
  /** Name in titles: Japanese, then anything else. */
  readonly ja: string;
  readonly en: string;
  /** Probability of guests. */
  readonly collab: number;
}

type Row = readonly [
  id: string,
  scene: SceneName,
  weight: number,
  hours: readonly [number, number],
  draw: number,
  collab: number,
  ja: string,
  en: string,
];

const rows: readonly Row[] = [
  ['singing', 'singing', 9, [1, 2.5], 1.5, 0.08, '歌枠', 'Karaoke'],
  ['talk', 'talk', 12, [1, 3], 1, 0.15, '雑談', 'Just Chatting'],
  ['membersonly', 'members', 4, [1, 2], 0.4, 0.03, 'メンバー限定', 'Members Only'],
  ['Block_Garden', 'blocks', 10, [2, 5], 1, 0.3, 'ブロックガーデン', 'Block Garden'],
  ['Midnight_Ward', 'horror', 5, [2, 4], 1.2, 0.1, '真夜中病棟', 'Midnight Ward'],
  ['Turbo_Karts', 'racing', 5, [1.5, 3], 1.1, 0.5, 'ターボカーツ', 'Turbo Karts'],
  ['Dungeon_of_Dawn', 'rpg', 7, [3, 6], 1, 0.05, '暁のダンジョン', 'Dungeon of Dawn'],
  ['Meadow_Days', 'farm', 5, [2, 5], 0.8, 0.1, 'まきばデイズ', 'Meadow Days'],
  ['Orbit_Arena', 'arena', 8, [2, 5], 1, 0.4, 'オービットアリーナ', 'Orbit Arena'],
  ['Ring_Brawlers', 'arena', 4, [1.5, 4], 0.9, 0.2, 'リングブロウラーズ', 'Ring Brawlers'],
  ['Drop_Puzzle', 'puzzle', 4, [1, 4], 0.9, 0.2, 'ころりんパズル', 'Drop Puzzle'],
  ['mahjong', 'table', 4, [2, 5], 0.8, 0.5, '麻雀', 'Mahjong'],
  ['shogi', 'table', 2, [1.5, 3], 0.6, 0.3, '将棋', 'Shogi'],
  ['Pixel_Knight', 'retro', 4, [2, 5], 0.9, 0.03, 'ピクセルナイト', 'Pixel Knight'],
  ['Deep_Sea_Tycoon', 'farm', 3, [2, 4], 0.7, 0.1, '深海タイクーン', 'Deep Sea Tycoon'],
  ['Crew_Impostors', 'collab', 4, [1.5, 3.5], 1.3, 1, '宇宙人狼', 'Crew Impostors'],
  ['Geo_Walk', 'quiz', 3, [1, 2.5], 0.8, 0.3, 'ジオウォーク', 'Geo Walk'],
  ['Quiz', 'quiz', 2, [1, 2], 1, 0.9, 'クイズ大会', 'Quiz Night'],
  ['Drawing', 'drawing', 5, [1.5, 4], 0.7, 0.1, 'お絵描き', 'Drawing'],
  ['asmr', 'asmr', 4, [1, 2], 1, 0.02, 'ASMR', 'ASMR'],
  ['Cooking', 'cooking', 2, [1, 2], 1, 0.2, 'お料理', 'Cooking'],
  ['watchalong', 'watchalong', 4, [2, 3.5], 0.9, 0.2, '同時視聴', 'Watchalong'],
  ['morning', 'morning', 4, [0.6, 1.2], 0.8, 0.05, '朝活', 'Morning Coffee'],
  ['Superchat_Reading', 'thanks', 5, [1, 3], 0.6, 0, 'スパチャ読み', 'Superchat Reading'],
  ['Birthday', 'birthday', 0.7, [1.5, 3], 3, 0.4, '生誕祭', 'Birthday'],
  ['Anniversary', 'anniversary', 0.7, [1.5, 3], 2.5, 0.4, '周年記念', 'Anniversary'],
  ['3D_Stream', 'stage', 0.6, [1, 2], 4, 0.6, '3Dライブ', '3D Live'],
  ['announce', 'news', 1.2, [0.6, 1.2], 2, 0.05, '重大告知', 'Big Announcement'],
  ['Study_With_Me', 'study', 4, [2, 5], 0.5, 0.1, '作業用', 'Study With Me'],
  ['Outfit_Reveal', 'news', 0.6, [1, 1.8], 3.5, 0.05, '新衣装お披露目', 'Outfit Reveal'],
];

const topicOf = ([id, scene, weight, hours, draw, collab, ja, en]: Row): Topic => ({
  id,
  scene,
  weight,
  hours,
  draw,
  collab,
  ja,
  en,
});

/** Topics of streams. */
export const topics: readonly Topic[] = rows.map(topicOf);

/** Topics of premieres and uploads: minutes long, with a length known before the start. */
export const songTopics: readonly Topic[] = (
  [
    ['Original_Song', 'original', 1, [0.05, 0.09], 2, 0.15, 'オリジナル曲', 'Original Song'],
    ['Music_Cover', 'cover', 2, [0.05, 0.09], 1.5, 0.25, '歌ってみた', 'Cover'],
  ] satisfies Row[]
).map(topicOf);
