import { describe, expect, it } from 'vitest';
import { defaultFrameOrigins } from '../player';
import { embedTags } from './embeds';
import { snippetOf } from './snippets';
import { embedSources, type EmbedSourceOptions } from './sources';

const EMBEDS = 'https://embeds.example';
const of = (
  tag: EmbedSourceOptions['element']['tag'],
  attributes: Readonly<Record<string, string>> = {},
  frames = defaultFrameOrigins,
): EmbedSourceOptions => ({ element: { tag, attributes }, embeds: EMBEDS, frames });

/** Who is asked, and what for. */
const askedBy = (options: EmbedSourceOptions, isAfterPress: boolean) =>
  embedSources(options)
    .filter((source) => source.isAfterPress === isAfterPress)
    .map(({ use, origin }) => `${use} ${origin}`);

const choices = embedTags.flatMap((tag) => [of(tag), of(tag, { pictures: 'platform' })]);

describe('whom a page with an element asks', () => {
  it.each(choices)(
    'whom a page with an element asks is what its policy allows, and no one else: $element',
    (options) => {
      const site = { script: 'oshi', title: 'Embed', portal: 'https://oshimado.example' };
      const allowed = new Map(
        snippetOf('csp', { ...options, ...site })
          .split(';\n')
          .map((line) => line.split(' '))
          .map(([directive = '', ...origins]) => [directive, new Set(origins)]),
      );
      const asked = new Map<string, Set<string>>();
      for (const { directive, origin } of embedSources(options))
        asked.set(directive, (asked.get(directive) ?? new Set()).add(origin));
      expect(asked).toEqual(allowed);
    },
  );

  it.each(embedTags)(
    'whom a page with an element asks is the origin of the embeds alone before a press: %s',
    (tag) => {
      const hosts = askedBy(of(tag), false).map((line) => line.split('//')[1]);
      expect(new Set(hosts)).toEqual(new Set(['embeds.example']));
    },
  );

  it('whom a page with an element asks is the platforms too where their pictures were chosen', () => {
    expect(askedBy(of('oshi-video', { pictures: 'platform' }), false)).toContain(
      'pictures https://i.ytimg.com',
    );
  });

  it('whom a page with an element asks is a platform once a player is pressed, and a chat where there are any', () => {
    expect(askedBy(of('oshi-player'), true)).toEqual([
      'youtube https://www.youtube-nocookie.com',
      'twitch https://player.twitch.tv',
      `own ${EMBEDS}`,
    ]);
    expect(askedBy(of('oshi-multiview'), true)).toContain('youtubeChat https://www.youtube.com');
    expect(askedBy(of('oshi-live-feed'), true)).toEqual([]);
  });

  it('whom a page with an element asks has a socket at once for a chat, and once it plays for a multiview', () => {
    expect(askedBy(of('oshi-chat'), false)).toContain('changes wss://embeds.example');
    expect(askedBy(of('oshi-multiview'), false)).not.toContain('changes wss://embeds.example');
    expect(askedBy(of('oshi-multiview'), true)).toContain('changes wss://embeds.example');
  });

  it('whom a page with an element asks knows no platform in the demo world', () => {
    const frames = { ...defaultFrameOrigins, isDemo: true };
    expect(askedBy(of('oshi-player', {}, frames), true)).toEqual([`own ${EMBEDS}`]);
  });
});
