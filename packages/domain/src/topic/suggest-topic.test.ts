import { describe, expect, it } from 'vitest';
import { isMembersOnlyTitle, suggestTopic } from './suggest-topic';
import { gameRules, topicRules } from './topic-rules';

describe('the topic of a title', () => {
  /** Labelled by hand, with titles in which words mean other things; undefined: none that the rules should say. */
  const labelled: readonly (readonly [title: string, topic: string | undefined])[] = [
    ['【歌枠】声出しします！初見さん歓迎【星野そら】', 'singing'],
    ['【KARAOKE】singing until my voice gives up', 'singing'],
    ['歌枠｜深夜にしっとり', 'singing'],
    ['[Unarchived Karaoke] city pop night', 'singing'],
    ['【弾き語り】アコギで10曲', 'singing'],
    ['【雑談】カラオケに行ってきた話', 'talk'],
    ['【雑談】マイクラの建築を語る', 'talk'],
    ['朝からまったり雑談', 'talk'],
    ['FREE TALK ~ how was your week?', 'talk'],
    ['【Zatsudan】tea and gossip', 'talk'],
    ['【잡담】오늘 있었던 일', 'talk'],
    ['【Minecraft】雑談しながら整地', 'Minecraft'],
    ['【マイクラ/雑談】のんびり', 'Minecraft'],
    ['Minecraft配信 #12', 'Minecraft'],
    ['【APEX】ランク上げ', 'Apex_Legends'],
    ['【スト６】マスター目指す', 'Street_Fighter_6'],
    ['【Elden Ring】final boss or bust', 'Elden_Ring'],
    ['at the apex of my career', undefined],
    ['【ASMR】囁き声でおやすみ', 'asmr'],
    ['plasmriver', undefined],
    ['【麻雀】段位戦', 'mahjong'],
    ['【雀魂】参加型', 'mahjong'],
    ['【お絵描き】サムネ描く', 'Drawing'],
    ['drawing conclusions about my week', undefined],
    ['【料理】オムライス', 'Cooking'],
    ['what is cooking at the studio?', undefined],
    ['【同時視聴】名作を初見で', 'watchalong'],
    ['Watch-along: the finale', 'watchalong'],
    ['【朝活】おはよう', 'morning'],
    ['good morning, we reached the end', undefined],
    ['スパチャ読み！ありがとう', 'Superchat_Reading'],
    ['【生誕祭】重大発表あり', 'Birthday'],
    ['【BIRTHDAY】with an announcement', 'Birthday'],
    ['buying a birthday present for my sister', undefined],
    ['【2周年記念】振り返り', 'Anniversary'],
    ['【３Dライブ】全曲生歌', '3D_Stream'],
    ['3D glasses on my head', undefined],
    ['【重大告知】ついに言える', 'announce'],
    ['【新衣装お披露目】', 'Outfit_Reveal'],
    ['【オリジナル曲】夜明けの窓 / 星野そら【MV】', 'Original_Song'],
    ['夜明けの窓 / covered by 星野そら【歌ってみた】', 'Music_Cover'],
    ['cover your ears', undefined],
    ['【歌ってみた録音の裏話】雑談', 'Music_Cover'],
    ['【メン限】歌枠', 'membersonly'],
    ['Members-only karaoke', 'membersonly'],
    ['members of the band only', undefined],
    ['【コラボ】誰が来る？', undefined],
    ['', undefined],
    ['フリーチャット', undefined],
  ];
  it.each(labelled)('%s', (title, topic) => expect(suggestTopic({ title })).toBe(topic));

  it('the topic of a title follows rules of a site first', () => {
    const more = [{ id: 'Crew_Impostors', words: ['宇宙人狼', 'Crew Impostors'] }];
    expect(suggestTopic({ title: '【宇宙人狼】嘘つきは誰だ' })).toBe('Among_Us');
    expect(suggestTopic({ title: '【宇宙人狼】嘘つきは誰だ', more })).toBe('Crew_Impostors');
    expect(suggestTopic({ title: '【CREW IMPOSTORS】who is lying', more })).toBe('Crew_Impostors');
  });
});

describe('the category of a platform', () => {
  it.each([
    ['Minecraft', '雑談しながら', 'Minecraft'],
    ['VALORANT', '【歌枠】の前に', 'VALORANT'],
    ['Pokémon Scarlet/Violet', 'first playthrough', 'Pokemon'],
    ['Hollow Knight: Silksong', 'blind run', 'Hollow_Knight:_Silksong'],
    ['Warhammer 40,000', 'for fun', 'Warhammer_40_000'],
    ['Just Chatting', 'hello', 'talk'],
    ['Just Chatting', '【歌枠】やる', 'singing'],
    ['Music', 'acoustic night', 'singing'],
    ['Music', '【雑談】', 'talk'],
    ['Art', 'sketching', 'Drawing'],
    ['VTubers', 'hello', undefined],
    ['', 'hello', undefined],
    ['Minecraft', 'メン限', 'membersonly'],
  ])('%s, with the title %s', (category, title, topic) =>
    expect(suggestTopic({ title, category })).toBe(topic),
  );
});

it.each([
  ['【メンバー限定】', true],
  ['Member only', true],
  ['멤버십 전용', true],
  ['our members', false],
])('a title says that it is for members: %s', (title, isSaid) =>
  expect(isMembersOnlyTitle(title)).toBe(isSaid),
);

it('the rules of topics name each word once, as titles are compared', () => {
  const words = [...topicRules, ...gameRules].flatMap(({ words: all, tags = [] }) => [
    ...all,
    ...tags,
  ]);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  expect(words.filter((word) => word !== word.normalize('NFKC').toLowerCase())).toEqual([]);
});
