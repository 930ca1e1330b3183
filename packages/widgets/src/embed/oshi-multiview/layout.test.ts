import { describe, expect, it } from 'vitest';
import { embedLayout, type EmbedLayout } from './layout';

const none = { layout: '', videos: '', chat: false, api: 'https://portal.example' };
const contentsOf = (layout: EmbedLayout) =>
  'cells' in layout
    ? layout.cells.map(({ content }) => (content?.type === 'video' ? content.id : content?.type))
    : layout;

describe('the layout of an embedded multiview', () => {
  it('is made from ids, addresses, addresses of the portal and Twitch names', () => {
    const videos =
      'abcdefghijk, https://youtu.be/bbbbbbbbbbb ,twitch:someone,https://portal.example/watch/ccccccccccc,';
    expect(contentsOf(embedLayout({ ...none, videos }))).toEqual([
      'abcdefghijk',
      'bbbbbbbbbbb',
      'someone',
      'ccccccccccc',
    ]);
  });

  it('has a chat if the page wants one', () => {
    const layout = embedLayout({ ...none, videos: 'abcdefghijk', chat: true });
    expect(contentsOf(layout)).toEqual(['abcdefghijk', 'chat']);
  });

  it('is that of the code, whose empty cells get the videos', () => {
    const layout = 'AAMYabcdefghijk,MAMY';
    expect(contentsOf(embedLayout({ ...none, layout, videos: 'twitch:someone' }))).toEqual([
      'abcdefghijk',
      'someone',
    ]);
  });

  const CODE = 'AAMYabcdefghijk,MAGYchat0,SAGYchat0';
  const panelsOf = (layout: EmbedLayout) =>
    'cells' in layout
      ? layout.cells.flatMap(({ content }) => (content?.type === 'chat' ? [content.panels] : []))
      : layout;

  it.each([
    `${CODE}?panels=tb`,
    `https://portal.example/multiview/${encodeURIComponent(CODE)}?panels=tb`,
    `/multiview/${CODE}/?panels=tb`,
  ])('has what the chats of a shared layout show, as it is copied: %s', (layout) => {
    const read = embedLayout({ ...none, layout });
    expect(contentsOf(read)).toEqual(['abcdefghijk', 'chat', 'chat']);
    expect(panelsOf(read)).toEqual(['tl', 'both']);
    expect(read).toMatchObject({ complaints: [] });
  });

  it('names the parts of an address that it does not show', () => {
    const layout = `${CODE}?t=90&offsets=abcdefghijk-2&panels=ct`;
    const read = embedLayout({ ...none, layout });
    expect(panelsOf(read)).toEqual(['chat', 'tl']);
    expect(read).toMatchObject({ complaints: ['layout: not shown here: t, offsets'] });
  });

  it('shows the other parts where one is wrong, and names it', () => {
    const read = embedLayout({ ...none, layout: 'AAMYabcdefghijk,??MY,SAMYtwitchsomeone' });
    expect(contentsOf(read)).toEqual(['abcdefghijk', 'someone']);
    expect(read).toMatchObject({
      complaints: ['layout: part 2 is wrong: badCharacter', 'layout: part 3 is wrong: badPosition'],
    });
  });

  it('leaves out what is no video, and names it', () => {
    expect(embedLayout({ ...none, videos: 'nonsense,abcdefghijk' })).toMatchObject({
      complaints: ['videos: left out what is no video: nonsense'],
    });
  });

  it.each([
    [{ layout: 'AA' }, { layout: { code: 'tooShort', part: 0 } }],
    [{ layout: '??YY,AA' }, { layout: { code: 'badCharacter', part: 0 } }],
    [{ layout: '%YYY' }, { layout: { code: 'badCharacter', part: 0 } }],
    [{ layout: ',' }, { layout: { code: 'empty', part: 0 } }],
    [{}, { videos: 'empty' }],
    [{ videos: ' , ' }, { videos: 'empty' }],
    [{ videos: 'nonsense' }, { videos: 'unreadable' }],
    [{ videos: 'https://www.twitch.tv/directory' }, { videos: 'noVideo' }],
  ])('says why there is none: %j', (given, problem) => {
    expect(embedLayout({ ...none, ...given })).toEqual(problem);
  });
});
