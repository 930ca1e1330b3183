import { describe, expect, it } from 'vitest';
import { searchFold, wordSearch } from './word-search';

describe('a search by words', () => {
  it.each([
    ['歌枠 ぺこら', ['【歌枠】みんなで', '兎田 ぺこら'], true],
    ['ぺこら　歌枠', ['【歌枠】みんなで', '兎田 ぺこら'], true],
    ['ガウル グラ', ['ガウル・グラ'], true],
    ['ガウル・グラ', ['ガウル グラ'], true],
    ['ガウルグラ', ['ガウル　グラ'], true],
    ["o'neil cafe", ['Café O’Neil'], true],
    ['・', ['anything'], true],
    ['  ', ['anything'], true],
    ['歌枠 みこ', ['【歌枠】みんなで', '兎田 ぺこら'], false],
    ['エヴ', ['新世紀エヴァンゲリオン'], true],
    ['エヴ', ['エベレスト'], true],
    ['ｴｳﾞ ', ['エヴァ'], true],
    ['ラヴ', ['ラブソング'], true],
    ['エブ', ['エヴァ'], false],
    ['ヴ', ['バイオリン'], false],
    ['café', ['Cafe'], false],
  ])('%j in %j: %s', (query, texts, isFound) => {
    expect(wordSearch(query)(...texts)).toBe(isFound);
  });

  it('finds no word that begins in one text and ends in the next', () => {
    expect(wordSearch('うえ')('あう', 'えお')).toBe(false);
  });

  it('compares the options of a field in the same way', () => {
    const isFound = (word: string, text: string) =>
      searchFold.query(word).some((fold) => searchFold.text(text).includes(fold));
    expect(isFound('グラ', 'Café ガウル・グラ')).toBe(true);
    expect(isFound('cafe', 'Café')).toBe(true);
    expect(isFound('エヴ', 'エヴァンゲリオン')).toBe(true);
    expect(isFound('エブ', 'エヴァンゲリオン')).toBe(false);
  });
});
