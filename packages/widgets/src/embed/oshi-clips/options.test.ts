import { describe, expect, it } from 'vitest';
import { defaultOptions, readAttributes } from '../../testing/read-attributes';
import { clipsAttributes } from './options';

const read = (attributes: Readonly<Record<string, string>>) =>
  readAttributes(clipsAttributes, attributes);

describe('the options of clips', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({
      options: {
        ...defaultOptions,
        org: '',
        channels: [],
        languages: [],
        max: 24,
      },
      complaints: [],
    });
    expect(read({ org: '', channels: '', languages: '', max: '' })).toEqual(read({}));
  });

  it.each([
    [{ languages: ' en, ja,en ' }, { languages: ['en', 'ja'] }],
    [{ languages: 'zh-TW' }, { languages: ['zh-TW'] }],
    [{ languages: 'en,all' }, { languages: ['all'] }],
    [{ channels: 'UC1,UC2,UC1' }, { channels: ['UC1', 'UC2'] }],
    [{ max: '100' }, { max: 100 }],
  ])('%j are read without complaint', (attributes, wanted) => {
    expect(read(attributes)).toMatchObject({ options: wanted, complaints: [] });
  });

  it.each([
    [{ languages: 'en,english' }, { languages: ['en'] }, /^languages=en,english: codes like en,ja/],
    [{ languages: '日本語' }, { languages: [] }, /^languages=/],
    [{ max: '101' }, { max: 24 }, /^max=101: a whole number from 1 to 100$/],
  ])('%j are named, and what can be read of them counts', (attributes, wanted, complaint) => {
    const { options, complaints } = read(attributes);
    expect(options).toMatchObject(wanted);
    expect(complaints).toEqual([expect.stringMatching(complaint)]);
  });

  it('take twenty channels, because each is a call, and say that there were more', () => {
    const ids = Array.from({ length: 21 }, (_, index) => `UC${index}`);
    const { options, complaints } = read({ channels: ids.join() });
    expect(options.channels).toEqual(ids.slice(0, 20));
    expect(complaints).toEqual([expect.stringContaining('at most 20 ids')]);
  });
});
