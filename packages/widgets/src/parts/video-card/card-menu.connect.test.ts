import type { Video } from '@oshimado/contract';
import { describe, expect, it } from 'vitest';
import { HOUR, fromNow, video } from '../../testing/videos';
import { connectCardMenu, connectPortalMenu } from './card-menu.connect';
import type { CardState } from './video-card.types';

const here = {
  watchHref: ({ id }: { id: string }) => `/watch/${id}`,
  page: 'https://portal.example/?org=Hololive#archive',
};
const upcoming = video({ start_scheduled: fromNow(HOUR) });

describe('the links of a card’s menu', () => {
  it('share the absolute URL of the watch page, without the query of the current page', () => {
    expect(connectCardMenu(video(), { ...here, state: 'past' }).share).toBe(
      'https://portal.example/watch/aaaaaaaaaaa',
    );
  });

  it('share the URL of the portal if the widget is embedded in another site', () => {
    const elsewhere = { ...here, watchHref: () => 'https://portal.example/watch/x' };
    expect(
      connectCardMenu(video(), { ...elsewhere, page: 'https://fan.example/', state: 'past' }).share,
    ).toBe('https://portal.example/watch/x');
  });

  it('lead to YouTube, but not for a placeholder, which YouTube does not know', () => {
    expect(connectCardMenu(video(), { ...here, state: 'live' }).youtube).toBe(
      'https://www.youtube.com/watch?v=aaaaaaaaaaa',
    );
    expect(
      connectCardMenu(video({ type: 'placeholder' }), { ...here, state: 'upcoming' }).youtube,
    ).toBeUndefined();
  });

  it('add an upcoming video to the calendar, with a link back', () => {
    const { calendar } = connectCardMenu(upcoming, { ...here, state: 'upcoming' });
    const query = new URL(calendar ?? '').searchParams;
    expect(query.get('text')).toBe('Singing');
    expect(query.get('dates')).toBe('20260110T130000Z/20260110T140000Z');
    expect(query.get('details')).toContain('https://portal.example/watch/aaaaaaaaaaa');
  });

  it.each(['live', 'past', 'missing'] as const)(
    'the links of a card’s menu have no calendar entry for a %s video',
    (state) => {
      expect(connectCardMenu(upcoming, { ...here, state }).calendar).toBeUndefined();
    },
  );

  it('link an external stream’s calendar entry back to us, not to where it takes place', () => {
    const elsewhere = video({
      type: 'placeholder',
      placeholderType: 'external-stream',
      link: 'https://www.twitch.tv/x',
      start_scheduled: fromNow(HOUR),
    });
    const { calendar, share } = connectCardMenu(elsewhere, { ...here, state: 'upcoming' });
    expect(share).toBe('https://portal.example/watch/aaaaaaaaaaa');
    expect(calendar).not.toContain('twitch');
  });
});

describe('the entries that only the portal has', () => {
  const paths = (over: Partial<Video>, state: CardState, isGuest = false) =>
    connectPortalMenu(video(over), { state, isGuest, host: 'portal.example' });

  it('open the video beside its chat in multiview, but no clip', () => {
    expect(paths({}, 'live').multiview).toBe('/multiview/AAUYaaaaaaaaaaa%2CUAEYchat0');
    expect(paths({ type: 'clip' }, 'past').multiview).toBeUndefined();
    expect(paths({ type: 'placeholder' }, 'upcoming').multiview).toBeUndefined();
  });

  it('edit a stream at once and anything else by its mentions', () => {
    expect(paths({}, 'past').edit).toBe('/edit/video/aaaaaaaaaaa');
    expect(paths({ type: 'clip' }, 'past').edit).toBe('/edit/video/aaaaaaaaaaa/mentions');
  });

  it('open the client to translate a live or upcoming video, and the editor for a past one', () => {
    const name = 'video=YT_aaaaaaaaaaa';
    expect(paths({}, 'upcoming')).toMatchObject({
      tlClient: `/tlclient?${name}`,
      scriptEditor: undefined,
      canUploadScript: false,
    });
    expect(paths({}, 'past')).toMatchObject({
      tlClient: undefined,
      scriptEditor: `/scripteditor?${name}`,
      uploadScript: undefined,
      canUploadScript: true,
      chat: undefined,
    });
  });

  it('link guests to the login if an account is needed', () => {
    expect(paths({}, 'live', true).tlClient).toMatch(/^\/login\?return=%2Ftlclient%3Fvideo%3DYT_/);
    expect(paths({}, 'past', true)).toMatchObject({
      scriptEditor: '/login?return=%2Fscripteditor%3Fvideo%3DYT_aaaaaaaaaaa',
      uploadScript: '/login',
      canUploadScript: false,
      edit: '/edit/video/aaaaaaaaaaa',
    });
  });

  it('the entries that only the portal has are fewer for a placeholder', () => {
    const link = 'https://www.twitch.tv/shylily';
    expect(paths({ type: 'placeholder', link }, 'upcoming')).toEqual({
      edit: undefined,
      multiview: '/multiview/AAUYtwitchshylily%2CUAEYchat0',
      tlClient: '/tlclient?video=https%3A%2F%2Fwww.twitch.tv%2Fshylily',
      scriptEditor: undefined,
      uploadScript: undefined,
      canUploadScript: false,
      chat: undefined,
      canBeSaved: false,
      canRemind: false,
    });
  });

  it('remind of streams that are ahead, and of nothing else', () => {
    const canRemind = (type: Video['type'], state: CardState) => paths({ type }, state).canRemind;
    expect(canRemind('stream', 'upcoming')).toBe(true);
    expect(canRemind('placeholder', 'upcoming')).toBe(false);
    expect(canRemind('stream', 'live')).toBe(false);
    expect(canRemind('clip', 'past')).toBe(false);
  });
});
