import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchOptions } from './options';

const options = [
  { value: 'tokyo', label: 'Tōkyō', hint: '+09:00', keywords: 'Japan 東京' },
  { value: 'oslo', label: 'Oslo', hint: '+01:00' },
  { value: 'port', label: 'Port-au-Prince', hint: '-05:00' },
];
const found = (query: string) => matchOptions(options, query).map(({ value }) => value);

describe('a combobox', () => {
  it.each([
    ['', ['tokyo', 'oslo', 'port']],
    ['tokyo', ['tokyo']],
    ['ＴＯＫＹＯ', ['tokyo']],
    ['東京', ['tokyo']],
    ['japan +09', ['tokyo']],
    ['nowhere', []],
  ])('finds by %j: %j', (query, values) => {
    expect(found(query)).toEqual(values);
  });

  it('compares as its owner says', () => {
    const quiet = (text: string) => text.replaceAll('・', '');
    const dotted = [{ value: '1', label: 'ガウル・グラ' }];
    expect(matchOptions(dotted, 'ガウルグラ')).toEqual([]);
    const fold = { query: (word: string) => [quiet(word)], text: quiet };
    expect(matchOptions(dotted, 'グラ ガウル', fold)).toEqual(dotted);
    expect(matchOptions(dotted, '・', fold)).toEqual(dotted);
  });

  it('finds by each way that a word may be read', () => {
    const fold = { query: (word: string) => [word, `${word}ァ`], text: (text: string) => text };
    const names = [
      { value: '1', label: '新エヴァ' },
      { value: '2', label: 'エヴァ' },
    ];
    expect(matchOptions(names, 'エヴ', fold).map(({ value }) => value)).toEqual(['2', '1']);
  });

  it('puts first what begins with the query', () => {
    expect(found('o')).toEqual(['oslo', 'tokyo', 'port']);
  });

  it('finds every option by its own label, and nothing that was not offered', () => {
    const some = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(some, fc.string(), (labels, query) => {
        const all = labels.map((label) => ({ value: label, label }));
        for (const option of all) expect(matchOptions(all, option.label)).toContain(option);
        for (const option of matchOptions(all, query)) expect(all).toContain(option);
      }),
    );
  });
});
