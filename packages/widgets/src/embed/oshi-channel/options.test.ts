import { describe, expect, it } from 'vitest';
import { defaultOptions, readAttributes } from '../../testing/read-attributes';
import { channelAttributes } from './options';

const read = (attributes: Readonly<Record<string, string>>) =>
  readAttributes(channelAttributes, attributes);

describe('the options of a channel', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({ options: { ...defaultOptions, channel: '' }, complaints: [] });
  });

  it('take any id, without the spaces around it', () => {
    expect(read({ channel: ' UCabcdefghijklmnopqrstuv\n' })).toMatchObject({
      options: { channel: 'UCabcdefghijklmnopqrstuv' },
      complaints: [],
    });
  });
});
