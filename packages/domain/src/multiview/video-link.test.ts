import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MULTIVIEW_CODE_MAX, VIDEO_LINK_MAX } from './multiview.limits';
import { decodeMultiview, encodeMultiview } from './multiview-code';
import { decodeLink, encodeLink, isVideoLink, linkName } from './video-link';

describe('the address of a video elsewhere', () => {
  it('the address of a video elsewhere is kept in the one form that browsers write', () => {
    expect(isVideoLink('https://media.example/a.mp4')).toBe(true);
    const others = [
      '',
      'media.example/a.mp4',
      'https://MEDIA.example/a.mp4',
      'https://media.example/歌.mp4',
      'https://media.example/a b.mp4',
      'ftp://media.example/a.mp4',
      'javascript:alert(1)',
      `https://media.example/${'a'.repeat(VIDEO_LINK_MAX)}`,
    ];
    expect(others.filter(isVideoLink)).toEqual([]);
  });

  it('the address of a video elsewhere comes back from a code as it was', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (text) => {
        const link = new URL(text).href;
        fc.pre(isVideoLink(link));
        expect(decodeLink(encodeLink(link))).toBe(link);
        expect(encodeLink(link)).toMatch(/^[\w-]+$/);
        const cell = {
          x: 0,
          y: 0,
          w: 24,
          h: 24,
          content: { type: 'video', id: link, service: 'link' },
        } as const;
        const encoded = encodeMultiview([cell], { includeVideos: true });
        const decoded =
          encoded.ok && decodeMultiview(encodeURIComponent(encoded.code).replaceAll('%3A', ':'));
        expect(decoded).toMatchObject({ ok: true, cells: [cell] });
      }),
    );
  });

  it('the address of a video elsewhere is refused when a code was changed, and nothing throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const link = decodeLink(text);
        expect(link === undefined || encodeLink(link) === text).toBe(true);
      }),
    );
    expect(decodeLink(btoa('javascript:alert(1)'))).toBeUndefined();
    expect(decodeMultiview('AAYYlink:!!')).toMatchObject({
      ok: false,
      problem: { code: 'badContent' },
    });
  });

  it('the address of a video elsewhere is called by the end of its path and its site', () => {
    expect(linkName('https://www.media.example/live/%E6%AD%8C.mp4?x=1')).toBe(
      '歌.mp4 (media.example)',
    );
    expect(linkName('https://media.example/%E0%A4%A.mp4')).toBe('%E0%A4%A.mp4 (media.example)');
    expect(linkName('https://media.example/')).toBe('media.example');
  });
});

it('A layout whose code would be too long to open has no code', () => {
  const id = `https://media.example/${'a'.repeat(400)}.mp4`;
  const content = { type: 'video', id, service: 'link' } as const;
  const cells = Array.from({ length: 24 }, (_, x) => ({ x, y: 0, w: 1, h: 1, content }));
  expect(encodeMultiview(cells, { includeVideos: true })).toMatchObject({
    ok: false,
    problem: { code: 'tooLong' },
  });
  const some = encodeMultiview(cells.slice(0, 10), { includeVideos: true });
  expect(some.ok && some.code.length < MULTIVIEW_CODE_MAX).toBe(true);
});
