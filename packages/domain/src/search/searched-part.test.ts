import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold';
import { SEARCHED_MAX, searchedPart } from './searched-part';

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
