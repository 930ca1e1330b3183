import { describe, expect, it } from 'vitest';
import { roomOfLink, roomsOfLinks } from './chat-room';

const video = { target: 'video', id: 'abcdefghi-_' };

describe('the room of a link', () => {
  it.each([
    'YT_abcdefghi-_',
    'https://www.youtube.com/watch?v=abcdefghi-_&t=5',
    'https://m.youtube.com/watch?v=abcdefghi-_',
    'https://youtu.be/abcdefghi-_?si=x',
    ' https://youtube.com/live/abcdefghi-_ ',
    'https://www.youtube.com/embed/abcdefghi-_',
    'https://www.youtube.com/live_chat?v=abcdefghi-_',
    'youtube.com/watch?v=abcdefghi-_',
    'https://holodex.net/watch/abcdefghi-_',
    'https://studio.youtube.com/video/abcdefghi-_/livestreaming',
    '<https://youtu.be/abcdefghi-_&t=5>。',
  ])('%s is that of a video', (link) => {
    expect(roomOfLink(link)).toEqual(video);
  });

  it.each([
    'https://www.twitch.tv/someone',
    'https://www.youtube.com/@someone',
    'https://www.youtube.com/watch',
    'https://youtu.be/short',
  ])('%s is named by the link', (link) => {
    expect(roomOfLink(link)).toEqual({ target: 'custom', id: link });
  });

  it.each([
    'https://www.twitch.tv/someone',
    'twitch.tv/Someone',
    'https://m.twitch.tv/someone/home',
    'https://www.twitch.tv/popout/someone/chat?popout=',
  ])('%s is that of the channel', (link) => {
    const id = 'https://www.twitch.tv/someone';
    expect(roomOfLink(link)).toEqual({ target: 'custom', id });
  });

  it('the room of a link is completed, and what was copied around it is left out', () => {
    const id = 'https://twitcasting.tv/someone';
    expect(roomOfLink('twitcasting.tv/someone')).toEqual({ target: 'custom', id });
    expect(roomOfLink('（https://twitcasting.tv/someone）')).toEqual({ target: 'custom', id });
  });

  it.each(['', 'hello', 'Mr.Smith said', 'YT_x', 'https://', `https://a.b/${'x'.repeat(300)}`])(
    '"%s" is none',
    (link) => {
      expect(roomOfLink(link)).toBeUndefined();
    },
  );

  it('the room of a link comes once for links that lead to the same', () => {
    const links = ['YT_abcdefghi-_', 'https://youtu.be/abcdefghi-_', 'nothing'];
    expect(roomsOfLinks(links)).toEqual([video]);
  });
});
