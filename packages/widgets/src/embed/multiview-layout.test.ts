import { describe, expect, it } from 'vitest';
import { embedLayout, type EmbedLayout } from './multiview-layout';

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

  it('leaves out what is no video, and names it', () => {
    expect(embedLayout({ ...none, videos: 'nonsense,abcdefghijk' })).toMatchObject({
      leftOut: ['nonsense'],
    });
  });

  it.each([
    [{ layout: 'AA' }, { layout: { code: 'tooShort', part: 0 } }],
    [{ layout: 'AAYYabcdefghijk,??YY' }, { layout: { code: 'badCharacter', part: 1 } }],
    [{ layout: ',' }, { layout: { code: 'empty', part: 0 } }],
    [{}, { videos: 'empty' }],
    [{ videos: ' , ' }, { videos: 'empty' }],
    [{ videos: 'nonsense' }, { videos: 'unreadable' }],
    [{ videos: 'https://clips.twitch.tv/AbC' }, { videos: 'clip' }],
  ])('says why there is none: %j', (given, problem) => {
    expect(embedLayout({ ...none, ...given })).toEqual(problem);
  });
});
