/**
 * Words by which a title or a category names a topic. Data only: what the words mean for a title is said in `suggest-topic.ts`. Ids are those
 * that boards have used for years, so that archives of other services and of this one belong together.
 */

/** A topic and the words for it, in lower case and normalized (NFKC). */
export interface TopicRule {
  readonly id: string;
  /** Words that say it wherever they are in a title. */
  readonly words: readonly string[];
  /** Words that say it in a title's brackets, or between its bars only: elsewhere they mean other things as well. Default: none. */
  readonly tags?: readonly string[];
  /** Categories at Twitch that say it, unless the title says more. Default: none. */
  readonly categories?: readonly string[];
}

/** The topic that loses to any other one beside it: most streams are talk as well. */
export const TALK = 'talk';

/** What streams are about, other than games. */
export const topicRules: readonly TopicRule[] = [
  {
    id: 'singing',
    words: [
      '歌枠',
      '唄枠',
      '歌リレー',
      '歌配信',
      'utawaku',
      'karaoke stream',
      'singing stream',
      '노래방송',
    ],
    tags: ['karaoke', 'カラオケ', 'singing', '弾き語り', '노래'],
    categories: ['music', 'singing', 'karaoke'],
  },
  {
    id: TALK,
    words: ['雑談', 'zatsudan', 'free talk', 'freetalk', 'just chatting', '잡담', '저챗'],
    tags: ['talk', 'chatting', 'トーク', 'おしゃべり', 'ngobrol'],
    categories: ['just chatting'],
  },
  { id: 'asmr', words: ['asmr'], categories: ['asmr'] },
  {
    id: 'mahjong',
    words: ['麻雀', '雀魂', 'mahjong', '마작'],
    categories: ['mahjong soul', 'mahjong'],
  },
  { id: 'shogi', words: ['将棋', 'shogi'], categories: ['shogi'] },
  {
    id: 'Drawing',
    words: ['お絵描き', 'お絵かき', 'drawing stream', '그림방송'],
    tags: ['drawing', 'イラスト', 'sketch'],
    categories: ['art'],
  },
  {
    id: 'Cooking',
    words: ['お料理', '料理配信', 'cooking stream', '요리방송'],
    tags: ['cooking', '料理', 'クッキング', '요리'],
    categories: ['food & drink'],
  },
  {
    id: 'watchalong',
    words: ['同時視聴', 'watchalong', 'watch along', 'watch-along', 'watch party', '같이보기'],
    categories: ['watch parties'],
  },
  { id: 'morning', words: ['朝活', '朝枠', 'morning coffee'], tags: ['morning', 'morning stream'] },
  {
    id: 'Superchat_Reading',
    words: [
      'スパチャ読み',
      'スパチャ返信',
      'スパチャお礼',
      'superchat reading',
      'super chat reading',
      'sc reading',
    ],
  },
  {
    id: 'Birthday',
    words: [
      '生誕祭',
      '生誕ライブ',
      '誕生日配信',
      '誕生日ライブ',
      'birthday stream',
      'birthday live',
    ],
    tags: ['birthday', '誕生日', '생일'],
  },
  {
    id: 'Anniversary',
    words: ['周年記念', '周年ライブ', 'anniversary stream', 'anniversary live'],
    tags: ['anniversary', '周年', '주년'],
  },
  { id: '3D_Stream', words: ['3dライブ', '3d live', '3d showcase', '3dお披露目'], tags: ['3d'] },
  { id: 'announce', words: ['重大告知', '重大発表', 'big announcement', 'important announcement'] },
  {
    id: 'Study_With_Me',
    words: ['作業用', '作業配信', '作業枠', 'study with me', 'work with me'],
    categories: ['co-working & studying'],
  },
  { id: 'Outfit_Reveal', words: ['新衣装', 'outfit reveal', 'new outfit'] },
  {
    id: 'Original_Song',
    words: ['オリジナル曲', 'オリジナルソング', 'original song', 'original mv'],
  },
  {
    id: 'Music_Cover',
    words: ['歌ってみた', 'covered by'],
    tags: ['cover', 'cover song', 'カバー'],
  },
  { id: 'Quiz', words: ['クイズ大会', 'quiz night'], tags: ['クイズ', 'quiz'] },
];

/** Games with names of their own in other languages, or shorter ones. A category at Twitch that is not listed names its game itself. */
export const gameRules: readonly TopicRule[] = [
  { id: 'Minecraft', words: ['minecraft', 'マイクラ', 'マインクラフト', '마인크래프트'] },
  { id: 'Apex_Legends', words: ['apex legends', 'エーペックス'], tags: ['apex', 'エペ'] },
  { id: 'VALORANT', words: ['valorant', 'ヴァロラント', 'ヴァロ', '발로란트'] },
  { id: 'League_of_Legends', words: ['league of legends', 'リーグオブレジェンド'], tags: ['lol'] },
  { id: 'Street_Fighter_6', words: ['street fighter 6', 'ストリートファイター6', 'スト6', 'sf6'] },
  { id: 'Mario_Kart', words: ['mario kart', 'マリオカート', 'マリカ'] },
  { id: 'Splatoon_3', words: ['splatoon', 'スプラトゥーン', 'スプラ3'] },
  { id: 'Pokemon', words: ['pokemon', 'pokémon', 'ポケモン', 'ポケットモンスター', '포켓몬'] },
  { id: 'Elden_Ring', words: ['elden ring', 'エルデンリング', '엘든링'] },
  { id: 'GTA_V', words: ['grand theft auto', 'gta5', 'gta v', 'グラセフ'] },
  { id: 'Among_Us', words: ['among us', 'アモアス', '宇宙人狼'] },
  { id: 'Monster_Hunter', words: ['monster hunter', 'モンスターハンター', 'モンハン'] },
  { id: 'Zelda', words: ['legend of zelda', 'zelda', 'ゼルダの伝説', 'ゼルダ'] },
  { id: 'Final_Fantasy', words: ['final fantasy', 'ファイナルファンタジー', 'ff14', 'ffxiv'] },
  { id: 'Genshin_Impact', words: ['genshin', '原神'] },
  { id: 'Overwatch', words: ['overwatch', 'オーバーウォッチ'] },
  { id: 'Tetris', words: ['tetris', 'テトリス'] },
  { id: 'Puyo_Puyo', words: ['puyo puyo', 'ぷよぷよ'] },
  { id: 'Dead_by_Daylight', words: ['dead by daylight', 'デッドバイデイライト', 'dbd'] },
  { id: 'Stardew_Valley', words: ['stardew valley', 'スターデューバレー'] },
  { id: 'Uma_Musume', words: ['uma musume', 'ウマ娘'] },
  { id: 'Resident_Evil', words: ['resident evil', 'バイオハザード'] },
  { id: 'Suika_Game', words: ['suika game', 'スイカゲーム'] },
  { id: 'GeoGuessr', words: ['geoguessr', 'ジオゲッサー'] },
  { id: 'Ring_Fit_Adventure', words: ['ring fit', 'リングフィット'] },
  { id: 'Terraria', words: ['terraria', 'テラリア'] },
  { id: 'Undertale', words: ['undertale', 'アンダーテール'] },
];

/** Categories at Twitch that are neither games nor topics. */
export const vagueCategories: readonly string[] = [
  'special events',
  'talk shows & podcasts',
  'irl',
  'vtubers',
  'variety',
  'games + demos',
  'retro',
  'virtual casino',
  'pools, hot tubs, and beaches',
  'i’m only sleeping',
  "i'm only sleeping",
  'always on',
];
