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

  it.each(['', 'hello', 'YT_x', 'https://', `https://a.b/${'x'.repeat(300)}`])(
    '"%s" is none',
    (link) => {
      expect(roomOfLink(link)).toBeUndefined();
    },
  );

  it('comes once for links that lead to the same', () => {
    const links = ['YT_abcdefghi-_', 'https://youtu.be/abcdefghi-_', 'nothing'];
    expect(roomsOfLinks(links)).toEqual([video]);
  });
});
