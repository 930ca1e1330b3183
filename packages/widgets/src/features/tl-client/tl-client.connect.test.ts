import { describe, expect, it } from 'vitest';
import { addressLink, lineCount, linkProblem } from './tl-client.connect';
import { shortLink } from './use-room-video';

describe('a link in the address of the page', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abcdefghijk&t=9', 'YT_abcdefghijk'],
    ['https://youtu.be/abcdefghijk', 'YT_abcdefghijk'],
    ['YT_abcdefghijk', 'YT_abcdefghijk'],
    [' https://www.twitch.tv/someone ', 'https://www.twitch.tv/someone'],
    ['twitcasting.tv/someone', 'https://twitcasting.tv/someone'],
    ['', ''],
  ])('%s is %s', (link, address) => {
    expect(addressLink(link)).toBe(address);
  });
});

describe('a link that is typed', () => {
  it.each([
    [' ', 'empty'],
    ['someone', 'invalid'],
    ['javascript:alert(1)', 'invalid'],
    ['https://youtu.be/abcdefghijk', 'known'],
    ['https://www.twitch.tv/someone', undefined],
  ])('“%s” is %s', (link, problem) => {
    expect(linkProblem(link, ['YT_abcdefghijk'])).toBe(problem);
  });

  it('a link that is typed is shown without what all links have', () => {
    expect(shortLink('https://www.twitch.tv/someone')).toBe('twitch.tv/someone');
    expect(shortLink('YT_abcdefghijk')).toBe('abcdefghijk');
  });
});

describe('the count of characters', () => {
  it.each([
    [400, { count: 400, excess: 0, isShown: false }],
    [401, { count: 401, excess: 0, isShown: true }],
    [500, { count: 500, excess: 0, isShown: true }],
    [502, { count: 502, excess: 2, isShown: true }],
  ])('of %i', (length, count) => {
    expect(lineCount(length, 500)).toEqual(count);
  });
});
