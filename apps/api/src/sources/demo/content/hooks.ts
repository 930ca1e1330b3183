/** Phrases for titles, by topic: half in Japanese, half in English. */
import type { SceneName } from '../../../pictures';

interface Hooks {
  readonly ja: readonly string[];
  readonly en: readonly string[];
}

const usual: Hooks = {
  ja: ['のんびりやる', '初見さん大歓迎', 'ちょっとだけ!', 'おはなししよ~', '寝る前に少しだけ'],
  en: [
    'cozy evening',
    'first timers welcome',
    'just a little bit',
    'come hang out',
    'one more before bed',
  ],
};

const bySceneName: Partial<Record<SceneName, Hooks>> = {
  singing: {
    ja: ['声出し歌枠', '弾き語りする夜', 'リクエスト聞きます', '懐メロ縛り', '100曲耐久への道'],
    en: [
      'singing until my voice gives up',
      'acoustic night',
      'request night',
      'city pop only',
      'unarchived vibes',
    ],
  },
  talk: {
    ja: ['マシュマロ読む', '今週あったこと話す', '晩酌しながら', '近況報告', '寝落ち雑談'],
    en: [
      'reading your marshmallows',
      'week in review',
      'tea and gossip',
      'life update',
      'sleepy rambles',
    ],
  },
  members: {
    ja: ['メンバーさんとゆるゆる', 'ひみつの話', 'ここだけの話'],
    en: ['secrets for the inner circle', 'pajama party', 'off the record'],
  },
  blocks: {
    ja: [
      '拠点を豪邸にする',
      '地下鉄を掘る',
      '村人を救いたい',
      'ダイヤ見つけるまで終われない',
      '初めてのトラップ作り',
    ],
    en: [
      'building a castle nobody asked for',
      'digging the subway',
      'no sleep until diamonds',
      'saving the villagers',
      'I have a plan, trust me',
    ],
  },
  horror: {
    ja: ['絶対に叫ばない', '深夜の病棟からこんばんは', 'ひとりで寝られなくなる', '音量注意'],
    en: [
      'I will not scream',
      'headphone warning',
      'hold my hand please',
      'sleeping with the lights on',
    ],
  },
  racing: {
    ja: ['視聴者参加型', '世界一を目指す', '甲羅を投げないで', '新コースぜんぶ走る'],
    en: ['viewer races', 'road to first place', 'no items, final lap', 'trying every new track'],
  },
  rpg: {
    ja: [
      'はじめての冒険',
      'ラスボスまで耐久',
      '最終章',
      '寄り道だらけの旅',
      'この選択、合ってる…?',
    ],
    en: [
      'first playthrough, no spoilers',
      'final boss or bust',
      'the ending...?',
      'side quests only',
      'choices were made',
    ],
  },
  farm: {
    ja: ['トマトで億万長者', '秋の収穫祭', '牛に名前をつける', 'のんびり農場生活'],
    en: ['tomato millionaire arc', 'harvest festival', 'naming all the cows', 'quiet farm life'],
  },
  arena: {
    ja: ['ランク上げ', '大会練習', 'カスタム本番!', '目指せマスター', '参加型カジュアル'],
    en: ['ranked grind', 'scrim day', 'tournament day!', 'road to Master', 'casuals with chat'],
  },
  puzzle: {
    ja: ['連鎖の特訓', '負けたら即終了', '師匠に挑む'],
    en: ['chain training', 'lose and it ends', 'challenging my teacher'],
  },
  table: {
    ja: ['段位戦', '役満出るまで', '初心者、がんばる'],
    en: ['climbing the ladder', 'until the dream hand', 'beginner tries her best'],
  },
  retro: {
    ja: ['完全初見', '残機がたりない', 'ノーセーブ縛り'],
    en: ['blind run', 'out of lives again', 'no save states'],
  },
  collab: {
    ja: ['嘘つきは誰だ', '身内村', '視点はここ!'],
    en: ['who is lying', 'friends only lobby', 'my point of view'],
  },
  quiz: {
    ja: ['常識が試される', '全員正解するまで帰れない'],
    en: ['general knowledge crisis', 'nobody leaves until we win'],
  },
  drawing: {
    ja: ['サムネ描く', 'リスナーを描く', '一時間ドローイング'],
    en: ['drawing you', 'thumbnail making', 'one hour sketches'],
  },
  asmr: {
    ja: ['耳かきと雨の音', '囁き声でおやすみ', '心音とマッサージ'],
    en: ['rain sounds and whispers', 'ear cleaning until you sleep', 'soft spoken'],
  },
  cooking: {
    ja: ['オムライス作る', '深夜のラーメン', '火は使いません'],
    en: ['omurice attempt', 'midnight ramen', 'no fire involved'],
  },
  watchalong: {
    ja: ['いっしょに観よ', '名作を初見で', '最終回まで走る'],
    en: ['watch with me', 'classic, first time', 'all the way to the finale'],
  },
  morning: {
    ja: ['おはよう!コーヒー飲も', '5時に起きたよ', '一緒に出かける準備'],
    en: ['good morning, coffee first', 'up before the sun', 'get ready with me'],
  },
  thanks: {
    ja: ['ありがとうを言う', 'いつもありがとう', '昨日のお礼'],
    en: ['thank you for everything', 'saying thanks', 'catching up with names'],
  },
  birthday: {
    ja: ['今日は私が主役!', 'おめでとうって言って', '重大発表あり'],
    en: ['it is my day!', 'say happy birthday', 'with an announcement'],
  },
  anniversary: {
    ja: ['これからもよろしく', '振り返り'],
    en: ['looking back', 'thank you for the years'],
  },
  stage: {
    ja: ['全曲生歌', 'ゲストも来るよ', '踊ります'],
    en: ['full live set', 'special guests', 'dancing shoes on'],
  },
  news: {
    ja: ['見逃し厳禁', '大切なお知らせ', 'ついに言える'],
    en: ['do not miss this', 'finally I can tell you', 'big news'],
  },
  study: {
    ja: ['25分集中', '締切前の人集合', 'もくもく会'],
    en: ['25/5 timer', 'deadline club', 'quiet hours'],
  },
};

export const hooksOf = (scene: SceneName): Hooks => bySceneName[scene] ?? usual;
