import { describe, expect, it } from 'vitest';
import { readOptions } from '../attributes';
import { playlistAttributes } from './options';

function read(attributes: Readonly<Record<string, string>>) {
  const complaints: string[] = [];
  const options = readOptions(playlistAttributes, {
    attribute: (name) => attributes[name] ?? null,
    scriptOrigin: 'https://script.example',
    languages: ['ja-JP'],
    complain: (attribute, value, wanted) => complaints.push(`${attribute}=${value}: ${wanted}`),
  });
  return { options, complaints };
}

describe('the options of a playlist', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({
      options: {
        api: 'https://script.example',
        lang: 'ja-JP',
        pictures: 'server',
        hasNamedTheme: false,
        playlist: '',
        max: 24,
      },
      complaints: [],
    });
  });

  it('are its id and the most cards', () => {
    expect(read({ playlist: ' 7 ', max: '100' })).toMatchObject({
      options: { playlist: '7', max: 100 },
      complaints: [],
    });
  });

  it.each(['0', '101', '2.5', 'many'])('are 24 cards where %s cannot be read', (max) => {
    expect(read({ max })).toMatchObject({
      options: { max: 24 },
      complaints: [`max=${max}: a whole number from 1 to 100`],
    });
  });
});
