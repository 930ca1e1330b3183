import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, gramsOf, gramsToFind, searchableText } from './fold';
import { usualKanji } from './kanji-variants';

describe('text as search sees it', () => {
  it.each([
    ['Ｈｏｌｏ', 'holo'],
    ['ﾎﾛﾗｲﾌﾞ', 'ほろらいぶ'],
    ['ホロライブ', 'ほろらいぶ'],
    ['ほろらいぶ', 'ほろらいぶ'],
    ['ゲ～ム', 'げーむ'],
    ['ゲーム', 'げーむ'],
    ['  a \n b　c ', 'a b c'],
    ['①②', '12'],
    ['歌　枠 Ａ 歌 ・B・C', '歌枠 a 歌 b c'],
    ['𠮷 野・家 👍 家', '吉野家 👍 家'],
    ['Ärger', 'ärger'],
    ['ヴァヴィヴヴェヴォ', 'ばびぶべぼ'],
    ['ゔぁ ｳﾞｨ ウ\u3099ェ ヷヸヹヺ', 'ばびべばびべぼ'],
    ['デヴュー', 'でびゅー'],
    ['ヴゥ', 'ぶぅ'],
    ["Don't “stop”", 'dont "stop"'],
    ['ラブ♡ライブ♪ Love★Live', 'らぶらいぶ love live'],
    ['♥️', '♡'],
    [' ★ ♥ ', '♡'],
    ["'", ''],
    ['', ''],
  ])('%s is %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is the same when it is folded again, every character and any text', () => {
    const unsteady: string[] = [];
    for (let code = 0; code < 0x1_00_00; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const character = String.fromCharCode(code);
      for (const around of [
        `a${character}b`,
        `i${character}\u0301`,
        `か${character}\u3099`,
        `う${character}\u3099`,
        `ヴ${character}ァ`,
        character,
      ]) {
        const folded = foldText(around);
        if (foldText(folded) !== folded) unsteady.push(around);
      }
    }
    expect(unsteady).toEqual([]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  it('any part of a text asks for grams that the text has', () => {
    const word = fc.string({
      unit: fc.constantFrom(...Array.from('abかきく歌枠 ー👍')),
      maxLength: 20,
    });
    fc.assert(
      fc.property(word, fc.nat(20), fc.nat(20), (text, from, length) => {
        const folded = foldText(text);
        const characters = Array.from(folded);
        const part = foldText(characters.slice(from, from + length).join(''));
        const grams = gramsOf(folded);
        for (const gram of gramsToFind(part)) expect(grams).toContain(gram);
      }),
    );
  });

  it('pairs never reach over a blank, and one character is enough', () => {
    const gramOf = (characters: string) => gramsToFind(characters)[0];
    expect(gramsOf('ab c')).toEqual(['a', 'b', 'ab', 'c'].map(gramOf));
    expect(gramsToFind('ab c')).toEqual(['ab', 'c'].map(gramOf));
    expect(gramsToFind('')).toEqual([]);
  });
});

const plainGrams = (folded: string, isEverySingle: boolean) =>
  new Set(
    folded.split(' ').flatMap((word) => {
      const characters = Array.from(word);
      const pairs = characters.slice(1).map((next, at) => `${characters[at]}${next}`);
      return isEverySingle || characters.length === 1 ? [...characters, ...pairs] : pairs;
    }),
  );

describe('grams', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.integer({ min: 0, max: 0xff_ff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom(...Array.from(' \n\u3000\u00a0\ufeff~～ーｰｶﾞガがｱＡaß👍')),
  );
  const text = fc.array(unit, { maxLength: 60 }).map((units) => units.join(''));

  it('are a number for each pair and character, and for nothing else', () => {
    const numberOf = (gram: string) =>
      Array.from(gram).length === 1 ? gramsToFind(gram)[0] : gramsToFind(gram).at(-1);
    fc.assert(
      fc.property(text, (any) => {
        const folded = foldText(any);
        const every = new Set([...plainGrams(folded, true)].filter(Boolean).map(numberOf));
        expect(new Set(gramsOf(folded))).toEqual(every);
        const needed = new Set([...plainGrams(folded, false)].filter(Boolean).map(numberOf));
        expect(new Set(gramsToFind(folded))).toEqual(needed);
      }),
      { numRuns: 2_000 },
    );
  });

  it('of usual text hardly ever share a number', () => {
    const characters = Array.from({ length: 300 }, (_, at) =>
      String.fromCharCode(at < 100 ? 0x3041 + at : 0x4e00 + at * 37),
    );
    const pairs = characters.flatMap((first) => characters.map((second) => first + second));
    const numbers = new Set(pairs.map((pair) => gramsToFind(pair)[0]));
    expect(pairs.length - numbers.size).toBeLessThan(pairs.length / 1_000);
  });
});

describe('words are found as people type them', () => {
  const isFound = (title: string, query: string) => searchableText(title).includes(foldText(query));

  it.each([
    ['Baldur’s Gate 3 finale', "Baldur's Gate"],
    ["Don't Starve Together", 'Don’t Starve'],
    ['Rock `n´ Roll', "rock 'n' roll"],
    ["Don't Starve Together", 'dont starve'],
    ['Dont Starve Together', 'don’t starve'],
    ["Rock'n'Roll", 'rocknroll'],
    ["Rock 'n' Roll", 'rock n roll'],
    ['ラブ♡', 'ラブ'],
    ['ラブ', 'ラブ♡'],
    ['ラブ♡', 'ラブ♥'],
    ['ラブ♡ライブ☆サンシャイン', 'ラブライブサンシャイン'],
    ['つのだ☆ひろ', 'つのだ★ひろ'],
    ['I ♥ you', 'i you'],
    ['【歌枠】♪karaoke♫', 'karaoke'],
    ['おやすみ☆♥', '♡'],
    ['おやすみ☆♥', '★'],
    ['Love ❤️ café', 'cafe'],
    ['エヴァンゲリオン', 'エバンゲリオン'],
    ['エバンゲリオン', 'エヴァンゲリオン'],
    ['ヴィレッジ', 'ビレッジ'],
    ['ラブソング', 'ラヴソング'],
    ['ベール', 'ヴェール'],
    ['ヴォーカル', 'ﾎﾞｰｶﾙ'],
    ['バイオリン', 'ヷイオリン'],
    ['ヱヴァンゲリヲン', 'エヴァンゲリオン'],
    ['ヲタク', 'おたく'],
    ['絆 きづな', 'きずな'],
    ['ハンヂ', 'ハンジ'],
    ['½ price', '1/2'],
    ['“Hello” from Tokyo', '"hello"'],
    ['«Bonjour»', '"bonjour"'],
    ['Spider‑Man 2', 'spider-man'],
    ['Spider–Man 2', 'spider‐man'],
    ['−5 degrees', '-5'],
    ['【#歌枠】ラ―メン', 'ラーメン'],
    ['コ—ヒ—', 'コーヒー'],
    ['ラ-メン', 'ﾗｰﾒﾝ'],
    ['zero\u200Bwidth', 'zerowidth'],
    ['soft\u00ADhyphen', 'softhyphen'],
    ['left\u200E to right', 'left to'],
    ['葛\u{E0100}飾', '葛飾'],
    ['ガウル・グラ', 'ガウル･グラ'],
    ['ガウル・グラ', 'ガウルグラ'],
    ['ガウル・グラ', 'ガウル グラ'],
    ['ガウル・グラ', 'ガウル　グラ'],
    ['ガウル グラ', 'ガウル・グラ'],
    ['ガウル　グラ', 'ｶﾞｳﾙ･ｸﾞﾗ'],
    ['ガウル　グラ', 'ガウルグラ'],
    ['ガウルグラ', 'ガウル グラ'],
    ['ガウル゠グラ', 'ガウル・グラ'],
    ['兎田 ぺこら', '兎田ぺこら'],
    ['噶呜·古拉', '噶呜 古拉'],
    ['Gawr・Gura', 'gawr gura'],
    ['Gawr Gura', 'Gawr·Gura'],
    ['【Minecraft・ASMR】', 'minecraft asmr'],
    ['Goŀlecció', 'gol·lecció'],
    ['col·lecció', 'collecció'],
    ['col·lecció', 'col•lecció'],
    ['髙橋さんとコラボ', '高橋'],
    ['山﨑', '山崎'],
    ['渡邉と渡邊', '渡辺と渡辺'],
    ['渡辺', '渡邉'],
    ['𠮷野家', '吉野家'],
    ['⻑野', '長野'],
    ['Straße', 'strasse'],
    ['STRASSE', 'straße'],
    ['İstanbul', 'istanbul'],
    ['ISPARTA', 'ısparta'],
    ['istanbul', 'İSTANBUL'],
    ['ΟΔΟΣ', 'οδος'],
    ['Pokémon Violet', 'pokemon'],
    ['Pokémon Violet', 'POKÉMON'],
    ['Canción nueva', 'cancion'],
    ['Hát karaoke cùng Nguyễn', 'nguyen'],
    ['Hát karaoke cùng Nguyễn', 'cùng nguyễn'],
    ['Đà Nẵng', 'da nang'],
    ['Ёлка', 'елка'],
  ])('%s by %s', (title, query) => {
    expect(isFound(title, query)).toBe(true);
  });

  it.each([
    ['Pokemon', 'Pokémon'],
    ['コラボ', 'ラブ'],
    ['ウィング', 'ヴィング'],
    ['ラブ☆', '♡'],
    ['おやすみ', '♡'],
    ['Hat', 'Hát'],
    ['Hạt', 'Hát'],
    ['カキ', 'ガキ'],
    ['ハ', 'パ'],
    ['Gawr Gura', 'gawrgura'],
    ['우리 집', '우리집'],
  ])('but not %s by %s', (title, query) => {
    expect(isFound(title, query)).toBe(false);
  });

  it('a title is found by each of its own words, and by neighbours as they are written', () => {
    const letters = [...Array.from("abzéßドん歌枠髙ヴバー'’-👍가"), 'ヴァ', 'ヴュ', 'ﾊﾞ'];
    const word = fc
      .string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 8 })
      .filter((text) => foldText(text) !== '');
    const between = fc.constantFrom(
      ' ',
      '　',
      '・',
      '♡',
      '☆',
      ' ♪ ',
      '【',
      '】',
      '！',
      ' / ',
      '♥️',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(word, between), { minLength: 1, maxLength: 8 }), (parts) => {
        const title = parts.flat().join('');
        const searchable = searchableText(title);
        const grams = new Set(gramsOf(searchable));
        const words = parts.map(([text]) => text);
        const neighbours = parts.slice(1).map(([text], at) => (parts[at] ?? []).join('') + text);
        for (const query of [...words, ...neighbours, title]) {
          expect(searchable).toContain(foldText(query));
          for (const gram of gramsToFind(foldText(query))) expect(grams).toContain(gram);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('a text without accents is held once', () => {
    expect(searchableText('ホロライブ Song')).toBe('ほろらいぶ song');
    expect(searchableText('♥', 'ラブ♡', '☆')).toBe('らぶ \n ♡☆');
  });

  it('no form of a kanji is in two groups, and none is one that Unicode folds', () => {
    for (const [other, usual] of usualKanji()) {
      expect([Array.from(other).length, other.normalize('NFKC')]).toEqual([1, other]);
      expect(usualKanji().has(usual)).toBe(false);
      expect(foldText(other)).toBe(usual);
    }
  });
});
