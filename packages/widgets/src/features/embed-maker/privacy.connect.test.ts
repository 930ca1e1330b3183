import { defaultFrameOrigins, snippetOf, type EmbedSourceOptions } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { connectPrivacy } from './privacy.connect';

const options = (
  tag: EmbedSourceOptions['element']['tag'],
  attributes: Readonly<Record<string, string>> = {},
): EmbedSourceOptions => ({
  element: { tag, attributes },
  embeds: 'https://embeds.example',
  frames: defaultFrameOrigins,
});

describe('the privacy text of an element', () => {
  it('the privacy text of an element names every origin of the policy, each once for what it is asked', () => {
    const multiview = options('oshi-multiview', { pictures: 'platform' });
    const { first, later } = connectPrivacy(multiview);
    const named = [...first, ...later].flatMap(({ origins }) => origins);
    const site = { script: 'oshi', title: 'Embed', portal: 'https://oshimado.example' };
    const allowed = snippetOf('csp', { ...multiview, ...site }).match(/\w+:\/\/[^\s;]+/g);
    expect(new Set(named)).toEqual(new Set(allowed));
    expect(first.map(({ use }) => use)).toEqual(['scripts', 'answers', 'pictures']);
  });

  it('the privacy text of an element asks no platform for a board, before or after', () => {
    expect(connectPrivacy(options('oshi-live-feed'))).toMatchObject({
      later: [],
      pictures: 'server',
      platforms: [],
    });
  });

  it('the privacy text of an element names each platform once, and YouTube where its pictures were chosen', () => {
    const names = (given: EmbedSourceOptions) =>
      connectPrivacy(given).platforms.map(({ name }) => name);
    expect(names(options('oshi-multiview', { pictures: 'platform' }))).toEqual([
      'YouTube',
      'Twitch',
    ]);
    expect(names(options('oshi-video', { pictures: 'platform' }))).toEqual(['YouTube']);
  });
});
