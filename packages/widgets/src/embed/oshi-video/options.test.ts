import { describe, expect, it } from 'vitest';
import { readOptions } from '../attributes';
import { videoAttributes } from './options';

const read = (attributes: Readonly<Record<string, string>>) =>
  readOptions(videoAttributes, {
    attribute: (name) => attributes[name] ?? null,
    scriptOrigin: 'https://script.example',
    languages: ['ja-JP'],
    complain: (attribute) => expect.unreachable(`${attribute} was read`),
  });

describe('the options of a video card', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({
      api: 'https://script.example',
      lang: 'ja-JP',
      pictures: 'server',
      hasNamedTheme: false,
      video: '',
    });
  });

  it('take any id, without the spaces around it', () => {
    expect(read({ video: ' abcdefghijk\n' }).video).toBe('abcdefghijk');
  });
});
