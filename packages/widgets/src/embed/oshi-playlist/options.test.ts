import { describe, expect, it } from 'vitest';
import { defaultOptions, readAttributes } from '../../testing/read-attributes';
import { playlistAttributes } from './options';

const read = (attributes: Readonly<Record<string, string>>) =>
  readAttributes(playlistAttributes, attributes);

describe('the options of a playlist', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({
      options: {
        ...defaultOptions,
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
