import { describe, expect, it } from 'vitest';
import { readAttributes } from '../../testing/read-attributes';
import { chatAttributes } from './options';

const read = (attributes: Readonly<Record<string, string>>) =>
  readAttributes(chatAttributes, attributes);

describe('the options of the translations', () => {
  it('have defaults', () => {
    const { options, complaints } = read({});
    expect(options).toMatchObject({ video: '', languages: [], player: '', lang: 'ja-JP' });
    expect(complaints).toEqual([]);
  });

  it('languages are listed once each, in the order of the page', () => {
    expect(read({ languages: ' ja, en,,ja' })).toMatchObject({
      options: { languages: ['ja', 'en'] },
      complaints: [],
    });
  });

  it('languages without translations are left out and named', () => {
    expect(read({ languages: 'en,klingon' })).toMatchObject({
      options: { languages: ['en'] },
      complaints: [expect.stringContaining('languages=en,klingon: ')],
    });
  });
});
