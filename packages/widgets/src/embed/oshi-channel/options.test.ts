import { describe, expect, it } from 'vitest';
import { readOptions } from '../attributes';
import { channelAttributes } from './options';

const read = (attributes: Readonly<Record<string, string>>) =>
  readOptions(channelAttributes, {
    attribute: (name) => attributes[name] ?? null,
    scriptOrigin: 'https://script.example',
    languages: ['ja-JP'],
    complain: (attribute) => expect.unreachable(`${attribute} was read`),
  });

describe('the options of a channel', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({
      api: 'https://script.example',
      lang: 'ja-JP',
      pictures: 'server',
      hasNamedTheme: false,
      channel: '',
    });
  });

  it('take any id, without the spaces around it', () => {
    expect(read({ channel: ' UCabcdefghijklmnopqrstuv\n' }).channel).toBe(
      'UCabcdefghijklmnopqrstuv',
    );
  });
});
