import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  embedMakerPath,
  embedTags,
  frameHtml,
  framePath,
  frameSize,
  isEmbedTag,
  staticEmbedPath,
} from './embeds';

const player = { tag: 'oshi-player', attributes: { video: 'abcdefghijk', start: '1h2m' } } as const;

describe('the page of an element for frames', () => {
  it('the page of an element for frames has the attributes in its query', () => {
    expect(framePath(player)).toBe('/embed/oshi-player?video=abcdefghijk&start=1h2m');
    expect(framePath({ tag: 'oshi-live-feed', attributes: {} })).toBe('/embed/oshi-live-feed');
    expect(staticEmbedPath(player)).toBe('/embed/oshi-player.html?video=abcdefghijk&start=1h2m');
  });

  it('the page of an element for frames is chosen in the portal by parameters that are not those of the portal', () => {
    expect(embedMakerPath(player)).toBe(
      '/embed?element=oshi-player&attr-video=abcdefghijk&attr-start=1h2m',
    );
  });
});

describe('the size of a frame', () => {
  it('the size of a frame keeps the shape of a picture in little room, and cuts a list', () => {
    expect(frameSize('oshi-multiview', { width: 480 })).toEqual({ width: 480, height: 270 });
    expect(frameSize('oshi-multiview', { height: 90 })).toEqual({ width: 160, height: 90 });
    expect(frameSize('oshi-live-feed', { width: 320 })).toEqual({ width: 320, height: 600 });
    expect(frameSize('oshi-live-feed')).toEqual({ width: 640, height: 600 });
  });

  it('the size of a frame has room for the lines below a picture', () => {
    expect(frameSize('oshi-player')).toEqual({ width: 640, height: 444 });
    expect(frameSize('oshi-player', { width: 320 })).toEqual({ width: 320, height: 264 });
    expect(frameSize('oshi-player', { height: 264 })).toEqual({ width: 320, height: 264 });
  });

  it('the size of a frame is never larger than the room, and never nothing', () => {
    const px = fc.integer({ min: 1, max: 5_000 });
    fc.assert(
      fc.property(fc.constantFrom(...embedTags), px, px, (tag, width, height) => {
        const size = frameSize(tag, { width, height });
        expect(size.width).toBeLessThanOrEqual(width);
        expect(size.height).toBeLessThanOrEqual(height);
        expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

it('a frame is HTML that no text of an attribute leaves', () => {
  const element = { tag: 'oshi-live-feed', attributes: { org: '"><script>&' } } as const;
  const src = `https://embeds.example${framePath(element)}&x="`;
  const { tag } = element;
  expect(frameHtml({ src, tag, title: '"A" & <B>' })).toBe(
    '<iframe src="https://embeds.example/embed/oshi-live-feed?org=%22%3E%3Cscript%3E%26&amp;x=&quot;" title="&quot;A&quot; &amp; &lt;B&gt;" ' +
      'width="100%" height="600" loading="lazy" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" frameborder="0"></iframe>',
  );
  expect(frameHtml({ src, tag, title: '', room: { width: 300 } })).toContain(
    ' width="300" height="600" ',
  );
});

it('only the tags of elements are tags', () => {
  expect(embedTags.every(isEmbedTag)).toBe(true);
  expect(['', 'toString', 'oshi-feed', 'OSHI-PLAYER'].some(isEmbedTag)).toBe(false);
});
