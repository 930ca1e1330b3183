import { describe, expect, it } from 'vitest';
import { defaultOptions, readAttributes } from '../../testing/read-attributes';
import { videoAttributes } from './options';

const read = (attributes: Readonly<Record<string, string>>) =>
  readAttributes(videoAttributes, attributes);

describe('the options of a video card', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({ options: { ...defaultOptions, video: '' }, complaints: [] });
  });

  it('take any id, without the spaces around it', () => {
    expect(read({ video: ' abcdefghijk\n' })).toMatchObject({
      options: { video: 'abcdefghijk' },
      complaints: [],
    });
  });
});
