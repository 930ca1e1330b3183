import { describe, expect, it } from 'vitest';
import { readOptions } from '../attributes';
import { searchAttributes } from './options';

function read(attributes: Readonly<Record<string, string>>) {
  const complaints: string[] = [];
  const options = readOptions(searchAttributes, {
    attribute: (name) => attributes[name] ?? null,
    scriptOrigin: 'https://script.example',
    languages: ['ja-JP'],
    complain: (attribute, value, wanted) => complaints.push(`${attribute}=${value}: ${wanted}`),
  });
  return { options, complaints };
}

describe('the options of a search', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({
      options: {
        api: 'https://script.example',
        lang: 'ja-JP',
        pictures: 'server',
        hasNamedTheme: false,
        org: '',
        max: 12,
      },
      complaints: [],
    });
    expect(read({ org: '', max: '' })).toEqual(read({}));
  });

  it.each(['1', '50'])('take %s results', (max) => {
    expect(read({ max })).toMatchObject({ options: { max: Number(max) }, complaints: [] });
  });

  it.each(['0', '51', 'all'])('keep the default for %s results, and name them', (max) => {
    expect(read({ max })).toMatchObject({
      options: { max: 12 },
      complaints: [`max=${max}: a whole number from 1 to 50`],
    });
  });
});
