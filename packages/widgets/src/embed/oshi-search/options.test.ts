import { describe, expect, it } from 'vitest';
import { defaultOptions, readAttributes } from '../../testing/read-attributes';
import { searchAttributes } from './options';

const read = (attributes: Readonly<Record<string, string>>) =>
  readAttributes(searchAttributes, attributes);

describe('the options of a search', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({
      options: {
        ...defaultOptions,
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
