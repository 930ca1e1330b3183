import { describe, expect, it } from 'vitest';
import {
  channelKeyOf,
  recogniseChannel,
  recognisePlaylist,
  recogniseTwitch,
  recogniseVideo,
} from './index';
import { customVideoOf } from './twitch-address';

const ID = 'dQw4w9WgXcQ';
const DASHED = '-_4w9WgXc-_';
const CHANNEL = 'UC1DCedRgGHBdm81E1llLhOQ';
const OWN = { hosts: ['oshi.example', 'localhost:3000'] };

describe('A video URL (11-character id) is recognised directly', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?v=${ID}`,
    `youtube.com/watch?v=${ID}`,
    `//youtube.com/watch?v=${ID}`,
    `  https://youtube.com/watch?v=${ID}\n`,
    `HTTPS://WWW.YOUTUBE.COM/WATCH?v=${ID}`,
    `https://www.youtube.com:443/watch?v=${ID}`,
    `https://m.youtube.com/watch?app=desktop&v=${ID}&list=PL1&t=1m2s#top`,
    `https://music.youtube.com/watch?v=${ID}&feature=share`,
    `https://www.youtube.com/watch/${ID}`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=abc&t=10`,
    `youtu.be/${ID}/`,
    `https://www.youtube.com/live/${ID}?feature=shared`,
    `https://youtube.com/shorts/${ID}`,
    `https://www.youtube.com/embed/${ID}?autoplay=1`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://www.youtube.com/v/${ID}`,
  ])('%s', (text) => {
    expect(recogniseVideo(text, OWN)).toEqual({ id: ID, site: 'youtube' });
  });

  it.each([
    `https://www.youtube.com/attribution_link?a=xyz&u=%2Fwatch%3Fv%3D${ID}%26feature%3Dshare`,
    `https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}&gl=DE&pc=yt&hl=de&src=1`,
    `https://consent.google.co.uk/ml?continue=https://www.youtube.com/watch?v%3D${ID}`,
    `https://accounts.google.com/ServiceLogin?service=youtube&continue=https%3A%2F%2Fwww.youtube.com%2Fsignin%3Fnext%3D%252Fwatch%253Fv%253D${ID}`,
    `https://www.youtube.com/redirect?q=https%3A%2F%2Fyoutu.be%2F${ID}`,
    `https://www.youtube.com/oembed?url=https://youtu.be/${ID}&format=json`,
    `https://www.google.com/url?sa=t&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}&usg=x`,
    `https://l.facebook.com/l.php?u=https%3A%2F%2Fyoutu.be%2F${ID}&h=x`,
    `https://out.reddit.com/t3_x?url=https%3A%2F%2Fyoutu.be%2F${ID}`,
    `https://studio.youtube.com/video/${ID}/livestreaming`,
    `https://studio.youtube.com/video/${ID}/edit?c=UC`,
    `https://studio.youtube.com/live_chat?is_popout=1&v=${ID}`,
    `https://www.youtube.com/watch?v=${ID}/`,
    `https://www.youtube.com/watch?v=${ID}?t=12`,
    `https://www.youtube.com/watch%3Fv%3D${ID}%26t%3D12`,
    `https://youtu.be/${ID}%3Ft=12`,
    `https：//youtu.be/${ID}`,
    `https://duckduckgo.com/l/?uddg=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}&rut=x`,
    `https://translate.google.com/translate?sl=ja&tl=en&u=https%3A%2F%2Fyoutu.be%2F${ID}`,
    `https://www.youtube.com/live_chat?v=${ID}&is_popout=1`,
    `https://www.youtube.com/live_chat_replay?is_popout=1&v=${ID}`,
    `https://www.youtube.com/watch_popup?v=${ID}`,
    `https://youtu.be/${ID}&t=12`,
    `https://www.youtube.com/embed/${ID}&autoplay=1`,
    `https://www.youtube.com/live/${ID}&feature=share`,
    `https://www.youtube.com/watch&v=${ID}?v=${ID}`,
    `https://www.youtube.com/watch?feature=share&amp;v=${ID}`,
    `https://www.youtube.com/watch?feature=share\\u0026v=${ID}`,
    `https://m.youtube.com/#/watch?v=${ID}`,
    `https://www.youtube.com/?v=${ID}`,
    `https://tv.youtube.com/watch/${ID}`,
    `https://www.youtubekids.com/watch?v=${ID}`,
    `https://i.ytimg.com/vi/${ID}/maxresdefault.jpg`,
    `https://youtu.be/${ID}。`,
    `https://youtu.be/${ID}）`,
    `https://youtu.be/${ID}）を見て`,
    `https://youtu.be/${ID}.`,
    `https://youtu.be/${ID}),`,
    `<https://youtu.be/${ID}>`,
    `(https://youtu.be/${ID})`,
    `「https://youtu.be/${ID}」`,
    `"https://youtu.be/${ID}"`,
    `[a title](https://youtu.be/${ID})`,
    `\u202Ahttps://youtu.be/${ID}\u202C`,
    `https://youtu.be/${ID}\u200B`,
    `\uFEFFhttps://you\u00ADtu.be/${ID}`,
    `ttps://youtu.be/${ID}`,
    `https:/youtu.be/${ID}`,
    `https://youtu.be/${ID}%20`,
    `https://www.youtube.com/watch?v%3D${ID}%26t%3D12`,
    `https://www-youtube-com.translate.goog/watch?v=${ID}&_x_tr_sl=ja&_x_tr_tl=en`,
    `https://www-youtube--nocookie-com.translate.goog/embed/${ID}?_x_tr_sl=ja`,
    `vnd.youtube:${ID}`,
    `intent://www.youtube.com/watch?v=${ID}#Intent;scheme=https;end`,
    `https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}`,
    `**https://youtu.be/${ID}**`,
    `||https://youtu.be/${ID}||`,
    `[a title](https://youtu.be/${ID} "shown")`,
    `https://www.youtube.com/watch\\?v\\=${ID}\\&t\\=1`,
    `https://www.youtube.com./watch?v=${ID}`,
    `htttps://youtu.be/${ID}`,
    `https//youtu.be/${ID}`,
    `https;//youtu.be/${ID}`,
    `https://https://youtu.be/${ID}`,
    `ｈｔｔｐｓ：／／ｙｏｕｔｕ．ｂｅ／${ID}`,
    `vnd.youtube://www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/vi/${ID}`,
    `https://twitter.com/intent/tweet?url=https%3A%2F%2Fyoutu.be%2F${ID}`,
    `https://jump.5ch.net/?https://youtu.be/${ID}`,
    `https://link.zhihu.com/?target=https%3A//youtu.be/${ID}`,
  ])('as it is copied: %j', (text) => {
    expect(recogniseVideo(text)).toEqual({ id: ID, site: 'youtube' });
  });

  it.each([
    `a title - YouTube\nhttps://www.youtube.com/watch?v=${ID}`,
    `見て https://youtu.be/${ID}`,
    `見て：https://youtu.be/${ID}`,
    `→https://youtu.be/${ID}`,
    `1. https://youtu.be/${ID}`,
    `https://youtu.be/${ID} from the start`,
    `https://youtu.be/${ID} https://youtu.be/${ID}`,
    `<a href="https://youtu.be/${ID}">a title</a>`,
    `<iframe width="560" src="https://www.youtube.com/embed/${ID}?si=x" title="a"></iframe>`,
  ])('as the only link of a text: %j', (text) => {
    expect(recogniseVideo(text)).toEqual({ id: ID, site: 'youtube' });
  });

  it.each([
    `https://holodex.net/watch/${ID}`,
    `https://holodex.net/tlclient?video=YT_${ID}`,
    `https://holodex.net/scripteditor?video=YT_${ID}`,
    `holodex.net/watch?v=${ID}`,
    `https://www.holodex.net/edit/video/${ID}`,
    `https://music.holodex.net/video/${ID}`,
  ])('from the original portal: %s', (text) => {
    expect(recogniseVideo(text)).toEqual({ id: ID, site: 'portal' });
  });

  it.each([
    `https://www.youtube.com/redirect?q=https%3A%2F%2Fevil.example%2Fwatch%3Fv%3D${ID}`,
    `https://www.youtube.com/attribution_link?u=//evil.example/watch?v=${ID}`,
    `https://consent.youtube.com.evil.example/m?continue=https://youtu.be/${ID}`,
    `https://evil.example/?continue=https://youtu.be/${ID}`,
    `https://studio.youtube.com/channel/${CHANNEL}`,
    `https://holodex.net/channel/${CHANNEL}`,
    `https://holodex.net.evil.example/watch/${ID}`,
    `https://i.ytimg.com/an/${ID}/x.jpg`,
  ])('a page that leads elsewhere is none: %s', (text) => {
    expect(recogniseVideo(text)).toBeUndefined();
  });

  it('an id of hyphens and underscores is one too', () => {
    expect(recogniseVideo(`https://youtu.be/${DASHED}`)?.id).toBe(DASHED);
  });

  it.each([
    '',
    ' ',
    ID,
    `https://www.youtube.com/watch?v=${ID}x`,
    `https://www.youtube.com/watch?v=${ID.slice(1)}`,
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?list=PL1',
    `https://www.youtube.com/${ID}`,
    `https://www.youtube.com/playlist?v=${ID}`,
    'https://www.youtube.com/embed/videoseries?list=PL1',
    `https://www.youtube.com/embed/live_stream?channel=${CHANNEL}`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/youtube.com/watch?v=${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    `https://evil@youtube.com/watch?v=${ID}`,
    `https://youtube.com@evil.example/watch?v=${ID}`,
    `ftp://youtube.com/watch?v=${ID}`,
    `javascript://youtube.com/watch?v=${ID}`,
    `javascript:alert(1)//youtube.com/watch?v=${ID}`,
    `https://youtube.com\\watch?v=${ID}`,
    `https://youtube.com/watch?v=${ID} or https://youtu.be/${DASHED}`,
    `evil.example?x=https://youtu.be/${ID}`,
    `see evil.example/https://youtu.be/${ID}`,
    'https://youtu.be/%E0%A4%A',
    'https://youtu.be/%%%%%%%%%%%',
    `https://[::1/watch?v=${ID}`,
  ])('not %j', (text) => {
    expect(recogniseVideo(text, OWN)).toBeUndefined();
  });

  it.each([
    `https://oshi.example/watch/${ID}`,
    `oshi.example/watch/${ID}?t=10&playlist=3`,
    `https://OSHI.example/watch?v=${ID}`,
    `http://localhost:3000/watch/${ID}`,
    `localhost:3000/watch/${ID}`,
  ])("also from the product's own host: %s", (text) => {
    expect(recogniseVideo(text, OWN)).toEqual({ id: ID, site: 'own' });
  });

  it.each([
    `https://oshi.example/edit/video/${ID}`,
    `https://oshi.example/live/${ID}`,
    `https://oshi.example:8080/watch/${ID}`,
    `http://localhost:3001/watch/${ID}`,
    `https://www.oshi.example/watch/${ID}`,
    'https://oshi.example/watch/',
  ])('not %s', (text) => {
    expect(recogniseVideo(text, OWN)).toBeUndefined();
  });

  it('without own hosts only YouTube counts', () => {
    expect(recogniseVideo(`https://oshi.example/watch/${ID}`)).toBeUndefined();
  });
});

describe('A pasted channel URL is recognised directly', () => {
  it.each([
    [`https://www.youtube.com/channel/${CHANNEL}`, { kind: 'id', id: CHANNEL }],
    [`youtube.com/channel/${CHANNEL}/videos?view=0#a`, { kind: 'id', id: CHANNEL }],
    [`https://m.youtube.com/Channel/${CHANNEL}`, { kind: 'id', id: CHANNEL }],
    ['https://www.youtube.com/@TokinoSora', { kind: 'handle', handle: '@TokinoSora' }],
    ['https://youtube.com/@a.b-c_d/streams', { kind: 'handle', handle: '@a.b-c_d' }],
    ['https://www.youtube.com/@ときのそら', { kind: 'handle', handle: '@ときのそら' }],
    [
      'https://www.youtube.com/@%E3%81%A8%E3%81%8D%E3%81%AE%E3%81%9D%E3%82%89',
      { kind: 'handle', handle: '@ときのそら' },
    ],
    ['https://www.youtube.com/@ポルカ', { kind: 'handle', handle: '@ポルカ' }],
    ['https://www.youtube.com/@홀로', { kind: 'handle', handle: '@홀로' }],
    ['https://www.youtube.com/%40TokinoSora', { kind: 'handle', handle: '@TokinoSora' }],
    ['https://www.youtube.com/c/TokinoSora', { kind: 'custom', name: 'TokinoSora' }],
    ['https://www.youtube.com/c/ときのそら/about', { kind: 'custom', name: 'ときのそら' }],
    ['https://www.youtube.com/user/TokinoSora', { kind: 'user', name: 'TokinoSora' }],
    [`https://holodex.net/channel/${CHANNEL}/clips`, { kind: 'id', id: CHANNEL }],
    [`https://studio.youtube.com/channel/${CHANNEL}/videos/live`, { kind: 'id', id: CHANNEL }],
    [`https://www.youtube.com/feeds/videos.xml?channel_id=${CHANNEL}`, { kind: 'id', id: CHANNEL }],
    [`https://www.youtube.com/embed/live_stream?channel=${CHANNEL}`, { kind: 'id', id: CHANNEL }],
    [
      `https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2F%40TokinoSora%3Fcbrd%3D1`,
      { kind: 'handle', handle: '@TokinoSora' },
    ],
    ['見て https://www.youtube.com/@TokinoSora', { kind: 'handle', handle: '@TokinoSora' }],
    ['<https://www.youtube.com/@TokinoSora>', { kind: 'handle', handle: '@TokinoSora' }],
    ['https://www.youtube.com/@ときのそら。', { kind: 'handle', handle: '@ときのそら' }],
    [
      '\u202Ahttps://www.youtube.com/@TokinoSora&si=x\u202C',
      { kind: 'handle', handle: '@TokinoSora' },
    ],
  ])('%s', (text, address) => {
    expect(recogniseChannel(text)).toEqual(address);
  });

  it.each([
    '',
    CHANNEL,
    '@TokinoSora',
    `https://www.youtube.com/channel/${CHANNEL}x`,
    'https://www.youtube.com/channel/XX1DCedRgGHBdm81E1llLhOQ',
    'https://www.youtube.com/channel/',
    'https://www.youtube.com/@',
    'https://www.youtube.com/@a%2Fb',
    'https://www.youtube.com/@a%20b',
    'https://www.youtube.com/@%2540x',
    'https://www.youtube.com/@%E3%81',
    'https://www.youtube.com/c/',
    'https://www.youtube.com/TokinoSora',
    `https://youtube.com.evil.example/channel/${CHANNEL}`,
    `https://youtu.be/channel/${CHANNEL}`,
    `https://oshi.example/channel/${CHANNEL}`,
    `https://www.youtube.com/watch?v=${ID}`,
  ])('not %j', (text) => {
    expect(recogniseChannel(text)).toBeUndefined();
  });

  it.each([
    `https://oshi.example/channel/${CHANNEL}`,
    `http://LOCALHOST:3000/channel/${CHANNEL}/clips?lang=ja`,
  ])("on the product's own host: %s", (text) => {
    expect(recogniseChannel(text, OWN)).toEqual({ kind: 'id', id: CHANNEL });
  });

  it.each([`https://oshi.example/watch/${CHANNEL}`, `http://localhost/channel/${CHANNEL}`])(
    "not on the product's own host: %s",
    (text) => {
      expect(recogniseChannel(text, OWN)).toBeUndefined();
    },
  );

  it('a handle written in two ways is one', () => {
    const apart = 'https://www.youtube.com/@\u304B\u3099';
    expect(recogniseChannel(apart)).toEqual({ kind: 'handle', handle: '@\u304C' });
  });
});

describe('The channel URL must look like a channel or @handle address', () => {
  it.each([
    [`https://www.youtube.com/channel/${CHANNEL}`, CHANNEL],
    ['https://www.youtube.com/@ときのそら', '@ときのそら'],
  ])('%s is one', (text, key) => {
    expect(channelKeyOf(text)).toBe(key);
  });

  it.each([
    '',
    '@TokinoSora',
    'https://www.youtube.com/c/TokinoSora',
    'https://www.youtube.com/user/TokinoSora',
    'https://www.twitch.tv/shylily',
  ])('%j is none', (text) => {
    expect(channelKeyOf(text)).toBeUndefined();
  });
});

describe('A Twitch link is also parsed as a custom video', () => {
  it.each([
    ['https://www.twitch.tv/shylily', 'shylily'],
    ['twitch.tv/ShyLily?sr=a', 'shylily'],
    ['https://m.twitch.tv/shylily/', 'shylily'],
    ['https://www.twitch.tv/shylily/schedule', 'shylily'],
    ['https://player.twitch.tv/?channel=shylily&parent=oshi.example', 'shylily'],
    ['https://www.twitch.tv/twitch', 'twitch'],
    ['https://www.twitch.tv/popout/shylily/chat?popout=', 'shylily'],
    ['https://www.twitch.tv/popout/moderator/shylily/chat', 'shylily'],
    ['https://www.twitch.tv/embed/shylily/chat?parent=x', 'shylily'],
    ['https://www.twitch.tv/moderator/shylily', 'shylily'],
    ['https://dashboard.twitch.tv/u/shylily/stream-manager', 'shylily'],
    ['https://m.twitch.tv/shylily/home', 'shylily'],
    ['https://www.twitch.tv/shylily/videos?filter=archives', 'shylily'],
    ['https://embed.twitch.tv/?channel=shylily', 'shylily'],
    ['（https://www.twitch.tv/shylily）', 'shylily'],
    ['twitch.tv/shylily&sr=a', 'shylily'],
  ])('%s', (text, login) => {
    expect(recogniseTwitch(text)).toEqual({ login });
    expect(customVideoOf(text)).toEqual({
      site: 'twitch',
      id: login,
      url: `https://www.twitch.tv/${login}`,
    });
  });

  it.each([
    '',
    'shylily',
    'https://www.twitch.tv/',
    'https://www.twitch.tv/videos/123456',
    'https://www.twitch.tv/popout/',
    'https://dashboard.twitch.tv/shylily',
    'https://www.twitch.tv/popout/videos/chat',
    'https://www.twitch.tv/directory/game/x',
    'https://www.twitch.tv/shylily/clip/Abc',
    'https://www.twitch.tv/shylily/v/123',
    'https://clips.twitch.tv/Abc',
    'https://player.twitch.tv/?video=v123',
    'https://player.twitch.tv/?channel=',
    'https://www.twitch.tv/ab',
    'https://www.twitch.tv/名前名前',
    'https://www.twitch.tv/a-b-c',
    'https://twitch.tv.evil.example/shylily',
  ])('not %j', (text) => {
    expect(recogniseTwitch(text)).toBeUndefined();
    expect(customVideoOf(text)).toBeUndefined();
  });
});

describe('a pasted playlist address', () => {
  it.each([
    ['https://oshi.example/playlist/7', '7'],
    ['localhost:3000/playlist/12?lang=ja', '12'],
    ['https://OSHI.example/playlist/12/#top', '12'],
  ])('%s', (text, id) => {
    expect(recognisePlaylist(text, OWN)).toBe(id);
  });

  it.each([
    '7',
    'https://oshi.example/playlist/',
    'https://oshi.example/playlist/abc',
    'https://oshi.example/playlists',
    'https://elsewhere.example/playlist/7',
    'https://holodex.net/playlist/7',
  ])('not %j', (text) => {
    expect(recognisePlaylist(text, OWN)).toBeUndefined();
  });
});
