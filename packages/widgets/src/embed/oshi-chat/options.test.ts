import { describe, expect, it } from 'vitest';
import { readOptions } from '../attributes';
import { chatAttributes } from './options';

function read(attributes: Readonly<Record<string, string>>) {
  const complaints: string[] = [];
  const options = readOptions(chatAttributes, {
    attribute: (name) => attributes[name] ?? null,
    scriptOrigin: 'https://script.example',
    languages: [],
    complain: (attribute, value) => complaints.push(`${attribute}=${value}`),
  });
  return { options, complaints };
}

describe('the options of the translations', () => {
  it('have defaults', () => {
    const { options, complaints } = read({});
    expect(options).toMatchObject({ video: '', languages: [], player: '', lang: 'en' });
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
      complaints: ['languages=en,klingon'],
    });
  });
});
