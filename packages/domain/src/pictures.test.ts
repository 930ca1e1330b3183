import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orgPictureOf, photoOf, thumbnailOf } from './pictures';

const id = 'dQw4w9WgXcQ';
const origin = 'https://api.example';

describe('the picture of a video', () => {
  it('the picture of a video is YouTube’s by id, in the size asked for', () => {
    expect(thumbnailOf({ id })).toBe(`https://i.ytimg.com/vi_webp/${id}/mqdefault.webp`);
    expect(thumbnailOf({ id }, 'sddefault')).toBe(
      `https://i.ytimg.com/vi_webp/${id}/sddefault.webp`,
    );
  });
  it('the picture of a video is its own where it has one', () => {
    expect(thumbnailOf({ id, thumbnail: 'https://img.example/a.png' })).toBe(
      'https://img.example/a.png',
    );
  });
  it('the picture of a video is found on the server the video came from when its address has no host', () => {
    expect(thumbnailOf({ id, thumbnail: '/pictures/a.svg' })).toBe('/pictures/a.svg');
    expect(thumbnailOf({ id, thumbnail: '/pictures/a.svg' }, 'default', { origin })).toBe(
      'https://api.example/pictures/a.svg',
    );
    expect(thumbnailOf({ id, thumbnail: '//img.example/a.png' }, 'default', { origin })).toBe(
      '//img.example/a.png',
    );
  });
  it.each(['', 'javascript:alert(1)', 'data:image/png;base64,x', 'a.png'])(
    'the picture of a video is YouTube’s when its own is %j',
    (thumbnail) => {
      expect(thumbnailOf({ id, thumbnail })).toContain('i.ytimg.com');
    },
  );
});

describe('pictures that the server brings', () => {
  const from = { origin, pictures: 'server' } as const;
  it.each([undefined, '', 'https://img.example/a.png', '//img.example/a.png'])(
    'name no other host for a video whose own is %j',
    (thumbnail) => {
      expect(
        thumbnailOf({ id, ...(thumbnail !== undefined && { thumbnail }) }, 'sddefault', from),
      ).toBe(`https://api.example/statics/thumbnail/sddefault/${id}.jpg`);
    },
  );
  it.each(['https://yt3.ggpht.com/ytc/a=s800', 'https://img.example/a.png', '//img.example/a.png'])(
    'name no other host for a channel whose photo is %s',
    (photo) => {
      const channel = { id: `UC${'a'.repeat(22)}`, photo };
      expect(photoOf(channel, 100, from)).toBe(
        `https://api.example/statics/channelImg/${channel.id}/100.png`,
      );
      expect(photoOf({ photo }, 100, from)).toBeNull();
    },
  );
  it('pictures that the server brings are not asked for where the server has its own, or there is none', () => {
    expect(thumbnailOf({ id, thumbnail: '/pictures/a.svg' }, 'sddefault', from)).toBe(
      'https://api.example/pictures/a.svg',
    );
    expect(photoOf({ photo: '/pictures/c.svg' }, 50, from)).toBe(
      'https://api.example/pictures/c.svg',
    );
    expect(photoOf({ id: 'UC1', photo: null }, 50, from)).toBeNull();
  });
});

describe('pictures that the platforms bring', () => {
  const from = { origin, pictures: 'platform' } as const;
  it('pictures that the platforms bring are YouTube’s and Twitch’s alone; the server brings those of other hosts', () => {
    const own = ['https://static-cdn.jtvnw.net/a-320x180.jpg', 'https://I.ytimg.com/vi/a/b.jpg'];
    for (const thumbnail of own)
      expect(thumbnailOf({ id, thumbnail }, 'default', from)).toBe(thumbnail);
    expect(thumbnailOf({ id }, 'default', from)).toContain('https://i.ytimg.com/');
    const others = [
      'https://img.example/a.png',
      '//i.ytimg.com/a.png',
      'https://evil.ytimg.com/a.png',
      'https://x.example/?https://i.ytimg.com/',
    ];
    for (const thumbnail of others)
      expect(thumbnailOf({ id, thumbnail }, 'default', from)).toBe(
        `https://api.example/statics/thumbnail/default/${id}.jpg`,
      );
    const photo = 'https://yt3.ggpht.com/ytc/AbC=s800';
    expect(photoOf({ id: 'UC1', photo }, 50, from)).toContain('https://yt3.ggpht.com/');
    expect(photoOf({ id: 'UC1', photo: 'https://ggpht.com.example/a' }, 50, from)).toBe(
      'https://api.example/statics/channelImg/UC1/50.png',
    );
    expect(photoOf({ id: 'UC1', photo: '/pictures/c.svg' }, 50, from)).toBe(
      'https://api.example/pictures/c.svg',
    );
  });
});

describe('Channel image sizes run from 50 to 150 in steps of 50', () => {
  const photo = 'https://yt3.ggpht.com/ytc/AbC-d_e=s800-c-k-c0x00ffffff-no-rj';
  it.each([
    [50, 48],
    [100, 88],
    [150, 176],
  ] as const)('%d px asks Google for %d', (size, pixels) => {
    expect(photoOf({ photo }, size)).toBe(
      `https://yt3.ggpht.com/ytc/AbC-d_e=s${pixels}-c-k-c0x00ffffff-no-rj-mo`,
    );
  });
  it('leaves other addresses alone', () => {
    expect(photoOf({ photo: 'https://img.example/a=s800.png' })).toBe(
      'https://img.example/a=s800.png',
    );
    expect(photoOf({ photo: '/pictures/c.svg' }, 50, { origin })).toBe(
      'https://api.example/pictures/c.svg',
    );
  });
  it.each([undefined, null, '', 'javascript:alert(1)', 'c.svg'])('has none for %j', (none) => {
    expect(photoOf({ photo: none })).toBeNull();
  });
});

describe('the picture of an organization', () => {
  const channel = 'UC0000000000000000000000';
  it('the picture of an organization is that of the channel its icon names', () => {
    expect(orgPictureOf({ icon: channel })).toBe(`/statics/channelImg/${channel}/50.png`);
    expect(orgPictureOf({ icon: 'a/../b' }, { origin })).toBe(
      'https://api.example/statics/channelImg/a%2F..%2Fb/50.png',
    );
  });
  it('the picture of an organization is its own where its icon is an address', () => {
    expect(orgPictureOf({ icon: 'https://img.example/org.png' })).toBe(
      'https://img.example/org.png',
    );
    expect(orgPictureOf({ icon: '/pictures/org.svg' }, { origin })).toBe(
      'https://api.example/pictures/org.svg',
    );
  });
  it.each([null, ''])('the picture of an organization is none for %j', (icon) => {
    expect(orgPictureOf({ icon })).toBeNull();
  });
});

it('a picture address never gives the address of a script', () => {
  const start = fc.constantFrom('javascript:', ' javascript:', 'data:', '/', '//', 'https://', '');
  fc.assert(
    fc.property(start, fc.string({ unit: 'binary' }), (scheme, rest) => {
      const text = scheme + rest;
      for (const address of [
        thumbnailOf({ id, thumbnail: text }),
        photoOf({ photo: text }) ?? '/',
        orgPictureOf({ icon: text }) ?? '/',
      ]) {
        expect(address).toMatch(/^(https?:\/\/|\/)/i);
      }
    }),
  );
});
