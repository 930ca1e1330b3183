import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  channelPath,
  googleCalendarUrl,
  plainTitle,
  watchPath,
  webUrl,
  youtubeUrl,
} from './video-links';

describe('paths', () => {
  it('lead to the watch page, the channel page and YouTube', () => {
    expect(watchPath('dQw4w9WgXcQ')).toBe('/watch/dQw4w9WgXcQ');
    expect(channelPath('UC1')).toBe('/channel/UC1');
    expect(youtubeUrl('dQw4w9WgXcQ')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  });

  it('paths stay in their place whatever the id holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        expect(watchPath(id).slice('/watch/'.length)).not.toMatch(/[/?#\s]/);
        expect(new URL(youtubeUrl(id)).searchParams.get('v')).toBe(id);
      }),
    );
  });
});

describe('Only a web address is ever made into a link', () => {
  it.each(['https://www.twitch.tv/x', 'http://example.com', 'HTTPS://EXAMPLE.COM/a?b#c'])(
    '%s',
    (text) => {
      expect(webUrl(text)).toBe(text);
    },
  );

  it.each([
    undefined,
    '',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//example.com',
    '/path',
    'example.com',
    'https://',
    'https:// space',
    'javascript://https://example.com',
  ])('not %j', (text) => {
    expect(webUrl(text)).toBeUndefined();
  });

  it('never gives an address of another scheme, whatever a source sends', () => {
    const scheme = fc.constantFrom(
      'http://',
      'https://',
      'javascript:',
      'data:',
      ' https://',
      '\thttp://',
      '',
    );
    fc.assert(
      fc.property(scheme, fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' })), (start, rest) => {
        const url = webUrl(start + rest);
        expect(url === undefined || /^https?:$/.test(new URL(url).protocol)).toBe(true);
      }),
    );
  });
});

describe('calendar', () => {
  const scheduled = {
    id: 'dQw4w9WgXcQ',
    title: 'A & B "live"',
    start_scheduled: '2026-01-02T03:30:00.000Z',
  };

  it('is a one-hour event from the scheduled start, with a link back', () => {
    const url = new URL(googleCalendarUrl(scheduled, 'https://oshi.example') ?? '');
    expect(url.origin + url.pathname).toBe('https://www.google.com/calendar/render');
    expect(url.searchParams.get('dates')).toBe('20260102T033000Z/20260102T043000Z');
    expect(url.searchParams.get('text')).toBe('A & B "live"');
    expect(url.searchParams.get('details')).toContain('https://oshi.example/watch/dQw4w9WgXcQ');
  });

  it.each([
    [{}, '20260102T043000Z'],
    [{ duration: 0 }, '20260102T043000Z'],
    [{ duration: Number.NaN }, '20260102T043000Z'],
    [{ duration: 5_400 }, '20260102T050000Z'],
  ])('is as long as the video where that is known: %j', (length, end) => {
    const url = new URL(
      googleCalendarUrl({ ...scheduled, ...length }, 'https://oshi.example') ?? '',
    );
    expect(url.searchParams.get('dates')).toBe(`20260102T033000Z/${end}`);
  });

  it('is not offered when it would never end', () => {
    expect(googleCalendarUrl({ ...scheduled, duration: 1e15 }, '')).toBeUndefined();
  });

  it('has its details escaped, whatever the origin holds', () => {
    const url = new URL(googleCalendarUrl(scheduled, `https://a"><b>'&`) ?? '');
    expect(url.searchParams.get('details')).toBe(
      `<a href="https://a&quot;&gt;&lt;b&gt;'&amp;/watch/dQw4w9WgXcQ">Open Video</a>`,
    );
  });

  it.each([undefined, '', 'soon'])('is not offered when the start is %j', (start_scheduled) => {
    expect(googleCalendarUrl({ ...scheduled, start_scheduled }, '')).toBeUndefined();
  });
});

describe('Titles decode only &amp; and &quot;', () => {
  it.each([
    ['A &amp; B', 'A & B'],
    ['&quot;hi&quot;', '"hi"'],
    ['&lt;b&gt; &#39;', '&lt;b&gt; &#39;'],
    ['&amp;quot;', '&quot;'],
    ['&amp;amp;', '&amp;'],
    ['', ''],
  ])('%s reads %s', (title, plain) => {
    expect(plainTitle(title)).toBe(plain);
  });
});
