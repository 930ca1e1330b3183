import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold';
import { SEARCHED_MAX, searchedPart } from './searched-part';

/** Far more than the slowest machine takes. */
const TAGS_MS = 2_000;

describe('the part of a description that search knows', () => {
  it.each([
    ['a short one, whole', '今日は歌枠です\nwith friends', '今日は歌枠です\nwith friends'],
    ['no addresses', 'Song https://a.example/?x=1 here\nhttp://b.example', 'Song   here'],
    ['no lines of tags alone', 'Hello #tag\n#one #two ＃three\nend', 'Hello #tag\nend'],
    ['no ornaments', '────────\n★☆★☆\nrules\r\n・・・', 'rules'],
    ['nothing of nothing', '', ''],
  ])('%s', (_, description, part) => {
    expect(searchedPart(description)).toBe(part);
  });

  it('ends after so many characters, never in the middle of one', () => {
    expect(searchedPart('あ'.repeat(5_000))).toBe('あ'.repeat(SEARCHED_MAX));
    const emoji = searchedPart(`a${'👍'.repeat(5_000)}`);
    expect(emoji).toBe(`a${'👍'.repeat(SEARCHED_MAX / 2 - 1)}`);
  });

  it('what addresses and tags take up is not counted', () => {
    const links = Array.from({ length: 50 }, (_, at) => `https://long.example/${at}`).join('\n');
    expect(searchedPart(`${links}\n#tag\n最後`)).toBe('最後');
  });

  const isTagLine = (line: string) => searchedPart(`${line}\nend`) === 'end';
  it.each([
    ['#歌枠', true],
    ['＃歌枠 #b', true],
    ['  #a \t#b#c　#d ', true],
    ['#a b', false],
    ['a #b', false],
    ['#a # b', false],
    ['#a #', false],
    ['# a', false],
  ])('the line "%s" is nothing but tags: %s', (line, isTags) => {
    expect(isTagLine(line)).toBe(isTags);
  });

  it('a line consists of tags only if each of its words is a tag', () => {
    const piece = fc.constantFrom('#', '＃', 'a', '歌', ' ', '　', '\t');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const line = `${pieces.join('')}x`;
        const words = line.trim().split(/\s+/u);
        expect(isTagLine(line)).toBe(words.every((word) => /^[#＃]./u.test(word)));
      }),
    );
  });

  // With backtracking 28 tags take seconds, and more of them never end.
  it.each([28, 20_000])('%i tags before some words take little processor time', (count) => {
    for (const tags of ['#歌枠'.repeat(count), '#歌枠 '.repeat(count), '#'.repeat(count)]) {
      const began = process.cpuUsage();
      const part = searchedPart(`${tags} 見てね`);
      const { user, system } = process.cpuUsage(began);
      expect(part).toContain(tags.slice(0, SEARCHED_MAX).trim());
      expect((user + system) / 1_000).toBeLessThan(TAGS_MS);
    }
  });

  it('a text of words that is short enough is known whole', () => {
    const words = fc.string({
      unit: fc.constantFrom(...Array.from('abcカきく歌。 ')),
      maxLength: 90,
    });
    const line = words.map((text) => `x${text}`);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
        const whole = lines.join('\n');
        expect(foldText(searchedPart(whole))).toBe(foldText(whole));
      }),
    );
  });

  const unit = fc.oneof(fc.integer({ min: 0, max: 0xff_ff }), fc.constantFrom(10, 32, 35));
  it('of any text: never too long, and folding it twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 500 }), (units) => {
        const text = String.fromCharCode(...units);
        const part = searchedPart(text);
        expect(part.length).toBeLessThanOrEqual(SEARCHED_MAX);
        expect(foldText(foldText(part))).toBe(foldText(part));
      }),
    );
  });
});
