/** What a picture can be about: the big word in Japanese and in English, what is behind it, and the sign strewn over it. */
import type { BackdropName } from './backdrops';

export interface Scene {
  readonly ja: string;
  readonly en: string;
  readonly backdrop: BackdropName;
  readonly sign: string;
  /** Night scenes are drawn dark. Default false. */
  readonly isDark?: boolean;
}

const scene = (
  ja: string,
  en: string,
  backdrop: BackdropName,
  sign: string,
  isDark = false,
): Scene => ({
  ja,
  en,
  backdrop,
  sign,
  isDark,
});

/** At most 32: the place in this list, with the language, is one letter of an id. New ones go to the end. */
export const scenes = {
  singing: scene('歌枠', 'KARAOKE', 'stage', '♪'),
  talk: scene('雑談', 'JUST CHATTING', 'bubbles', '♡'),
  members: scene('メン限', 'MEMBERS ONLY', 'dots', '★'),
  blocks: scene('建築', 'BUILD DAY', 'blocks', '■'),
  horror: scene('ホラー', 'HORROR', 'moon', '✝', true),
  racing: scene('爆走', 'RACE DAY', 'rays', '▶'),
  rpg: scene('冒険', 'ADVENTURE', 'hills', '✦'),
  farm: scene('農場', 'FARM LIFE', 'hills', '✿'),
  arena: scene('ランク', 'RANKED', 'rays', '▲'),
  puzzle: scene('連鎖', 'PUZZLE', 'blocks', '●'),
  table: scene('対局', 'TABLE NIGHT', 'dots', '◆'),
  retro: scene('レトロ', 'RETRO', 'horizon', '▲', true),
  drawing: scene('お絵描き', 'DRAWING', 'bubbles', '✎'),
  asmr: scene('ASMR', 'ASMR', 'moon', '☽', true),
  cooking: scene('お料理', 'COOKING', 'dots', '♨'),
  watchalong: scene('同時視聴', 'WATCH ALONG', 'horizon', '►', true),
  morning: scene('おはよう', 'GOOD MORNING', 'hills', '☀'),
  thanks: scene('感謝', 'THANK YOU', 'dots', '♥'),
  birthday: scene('生誕祭', 'BIRTHDAY', 'confetti', '♥'),
  anniversary: scene('周年', 'ANNIVERSARY', 'confetti', '★'),
  stage: scene('3Dライブ', '3D LIVE', 'stage', '★', true),
  original: scene('新曲', 'NEW SONG', 'horizon', '♪', true),
  cover: scene('歌ってみた', 'COVER', 'moon', '♪', true),
  news: scene('重大告知', 'BIG NEWS', 'rays', '!'),
  study: scene('作業中', 'STUDY WITH ME', 'moon', '☕', true),
  collab: scene('コラボ', 'COLLAB', 'rays', '★'),
  quiz: scene('クイズ', 'QUIZ NIGHT', 'confetti', '?'),
  clip: scene('切り抜き', 'CLIP', 'rays', '!'),
  funny: scene('草', 'LOL', 'rays', 'w'),
  moment: scene('神回', 'BEST MOMENT', 'confetti', '!'),
  event: scene('イベント', 'EVENT', 'stage', '★', true),
  soon: scene('もうすぐ', 'COMING SOON', 'bubbles', '…'),
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

const names = Object.keys(scenes) as SceneName[];

/** The number an id carries for a scene in a language. */
export const sceneCode = (name: SceneName, isEnglish: boolean): number =>
  names.indexOf(name) * 2 + (isEnglish ? 1 : 0);

export interface DrawnScene extends Scene {
  readonly isEnglish: boolean;
}

export function sceneOfCode(code: number): DrawnScene {
  const name = names[Math.floor(code / 2) % names.length] ?? 'talk';
  return { ...scenes[name], isEnglish: code % 2 === 1 };
}
