import { describe, expect, it } from 'vitest';
import { holodexRecord, video } from '../testing/arbitrary-state';
import { defaultStoredState, importHolodex } from './index';
import { migrate, migrationVersions } from './migrations';

const options = { language: 'en' };
const imported = (record: object, extras = {}) =>
  importHolodex(JSON.stringify(record), extras, options);

describe('migrations', () => {
  it('migrations are those of the list; versions 1 and 3 do not exist', () => {
    expect(migrationVersions).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it.each([
    [true, 'favorites'],
    [false, 'home'],
  ])('2: the old boolean "open favorites" %s becomes the default page %s', (old, page) => {
    const record = { settings: { openFavorites: old, autoplayVideo: true } };
    expect(migrate(record, 0).record['settings']).toEqual({
      defaultOpen: page,
      autoplayVideo: false,
    });
  });

  it('5: saved videos with ids of 11 characters move into the active playlist, watched ids come out', () => {
    const { state, watchedIds } = imported(holodexRecord(4));
    expect(state.playlist.active.videos.map(({ id }) => id)).toEqual([
      'abcdefghijk',
      'lmnopqrstuv',
    ]);
    expect(state.playlist.isSaved).toBe(false);
    expect(watchedIds).toEqual(['abcdefghijk']);
  });

  it('5: a video that is in the playlist already is not added again; lists are read too', () => {
    const library = {
      savedVideos: [video, { ...video, id: 'lmnopqrstuv' }],
      watchedVideos: ['abcdefghijk'],
    };
    const { state, watchedIds } = imported({
      library,
      playlist: { active: { videos: [video] } },
    });
    expect(state.playlist.active.videos).toHaveLength(2);
    expect(watchedIds).toEqual(['abcdefghijk']);
  });

  it('6: orgs become name and short name', () => {
    const { state } = imported(holodexRecord(5));
    expect(state.org).toEqual({
      current: { name: 'Nijisanji', short: 'Niji' },
      favorites: [
        { name: 'All Vtubers', short: 'Vtuber' },
        { name: 'Nijisanji', short: 'Niji' },
      ],
    });
  });

  it('7: an org whose name holds a stray quote is reset to Hololive and the default four', () => {
    const quoted = { name: '"Hololive"', short: 'Holo' };
    const four = defaultStoredState(options).org;
    expect(imported({ migration: { version: 6 }, currentOrg: quoted }).state.org).toEqual(four);
    expect(imported({ migration: { version: 6 }, orgFavorites: [quoted] }).state.org).toEqual(four);
  });

  it('7: an org without a short name, which its server allows, stays with its whole name', () => {
    const bare = { name: 'Neo-Porte', short: null, name_jp: null };
    const vspo = { name: 'VSpo', short: 'VSpo' };
    const { org } = imported({
      migration: { version: 11 },
      currentOrg: bare,
      orgFavorites: [vspo, bare],
    }).state;
    const kept = { name: 'Neo-Porte', short: 'Neo-Porte' };
    expect(org).toEqual({ current: kept, favorites: [vspo, kept] });
  });

  it('8: multiview contents of the oldest shape are cleared, presets kept', () => {
    const { state } = imported({
      migration: { version: 7 },
      multiview: {
        layout: [{ x: 0, y: 0, w: 24, h: 24, i: '0' }],
        layoutContent: { 0: { type: 'video', content: { id: 'abcdefghijk' } } },
        presetLayout: [{ name: 'Mine', layout: 'AAYY' }],
      },
    });
    expect(state.multiview.cells).toEqual([]);
    expect(state.multiview.ownPresets).toEqual([{ name: 'Mine', code: 'AAYY' }]);
  });

  it('9 and 10 change nothing', () => {
    const record = { migration: { version: 8 }, settings: { lang: 'ja' } };
    expect(migrate(record, 8).record).toEqual(record);
  });

  it('11: the joke language moves into lang', () => {
    expect(imported(holodexRecord(10)).state.settings.lang).toBe('lol-UWU');
    expect(imported(holodexRecord(11)).state.settings.lang).toBe('en');
  });

  it('leave what they are given as it was', () => {
    const record = holodexRecord(0);
    migrate(record, 0);
    expect(record).toEqual(holodexRecord(0));
  });

  it('migrations do nothing to a record of the newest version', () => {
    const record = holodexRecord(11);
    expect(migrate(record, 11)).toEqual({ record, watchedIds: [] });
  });
});

describe("the original's record", () => {
  it('is read whole', () => {
    const { state, problems, backup } = imported(holodexRecord(11), {
      theme: '4',
      darkMode: 'false',
      'tldex-profiles': JSON.stringify([{ Name: 'Default' }, { Name: 'Two', Prefix: '[EN]' }]),
      'tldex-lastlink': 'https://youtu.be/abcdefghijk',
      'Holodex-TLClient': '{"tlChatHeight":200,"videoPanelWidth1":70,"videoPanelWidth2":33}',
    });
    expect(problems).toEqual([]);
    expect(backup).toBeNull();
    expect(state.settings).toMatchObject({
      theme: 4,
      darkMode: false,
      clipLangs: ['en', 'ja'],
      liveTlFontSize: 18,
      hiddenGroups: { Hololive: ['holo gen 1'] },
    });
    expect(state.settings.blockedChannels.map(({ id }) => id)).toEqual(['UC0001']);
    expect(state.playlist).toMatchObject({
      active: { id: 12, userId: '7', name: 'Evening' },
      isSaved: true,
    });
    expect(state.multiview).toEqual({
      cells: [
        {
          id: '0',
          x: 0,
          y: 0,
          w: 12,
          h: 24,
          content: { type: 'video', id: 'abcdefghijk', service: 'youtube', name: '星見みなと' },
        },
        { id: '1', x: 12, y: 0, w: 6, h: 24, content: { type: 'chat', tab: 0 } },
        {
          id: '2',
          x: 18,
          y: 0,
          w: 6,
          h: 24,
          content: { type: 'video', id: 'somebody', service: 'twitch' },
        },
        { id: '3', x: 0, y: 24, w: 4, h: 6, content: null },
      ],
      muted: ['0'],
      muteOthers: true,
      ownPresets: [{ name: 'Mine', code: 'AAYY' }],
      autoLayouts: [null, 'AAYY'],
      // The last used is the first that is suggested.
      youtubeUrls: ['https://youtu.be/abcdefghijk', 'https://youtu.be/lmnopqrstuv'],
      twitchUrls: [],
      syncOffsets: { abcdefghijk: 1.5 },
      moments: {},
    });
    expect(state.favorites.channels.map(({ id }) => id)).toEqual(['UC0001']);
    expect(state.channelsView).toMatchObject({
      vtuber: { cardView: true, sort: 'subscribers' },
      favorites: { cardView: false, sort: 'group' },
    });
    expect(state.watch).toEqual({
      showTl: true,
      showLiveChat: false,
      theaterMode: true,
      chatLeft: false,
    });
    expect(state.tips).toEqual({ firstVisit: false, showOrgTip: false });
    expect(state.history.lastCheck).toBe(1_700_000_000_000);
    expect(state.install.lastShownInstallPrompt).toBe(5);
    expect(state.grid.size).toBe(2);
    expect(state.tl.profiles.map(({ id, name, prefix }) => `${id} ${name}${prefix}`)).toEqual([
      'default Default',
      'profile1 Two[EN]',
    ]);
    expect(state.tl.lastLink).toBe('https://youtu.be/abcdefghijk');
  });

  it('brings no login along', () => {
    expect(JSON.stringify(imported(holodexRecord(11)).state)).not.toContain('secret-token');
  });

  it('begins recordings of the multiview where they were left, none that was hardly watched or live', () => {
    const watched = (id: string, currentTime: unknown, more = {}) => ({
      type: 'video',
      id,
      currentTime,
      ...more,
    });
    const { state } = imported({
      migration: { version: 11 },
      multiview: {
        layoutContent: {
          a: watched('aaaaaaaaaaa', 1_834.7),
          b: watched('bbbbbbbbbbb', 9.9),
          c: watched('ccccccccccc', 60, { video: { status: 'live' } }),
          d: watched('somebody', 60, { isTwitch: true }),
          e: watched('eeeeeeeeeee', '60'),
          f: { type: 'chat', currentTab: 0 },
          g: { type: 'video', video: { id: 'ggggggggggg', status: 'past' }, currentTime: 10 },
        },
      },
    });
    expect(state.multiview.moments).toEqual({ aaaaaaaaaaa: 1_834, ggggggggggg: 10 });
  });

  it('may be absent: then only the keys beside it are read', () => {
    const { state, problems } = importHolodex(null, { theme: '3', darkMode: 'true' }, options);
    expect(problems).toEqual([]);
    expect(state.settings).toMatchObject({ theme: 3, darkMode: true });
  });

  it.each([
    [{ theme: '99' }, 'theme', 0],
    [{ theme: 'x' }, 'theme', 0],
    [{ darkMode: 'maybe' }, 'darkMode', null],
  ])('wrong keys beside it are passed over: %j', (extras, name, value) => {
    expect(importHolodex(null, extras, options).state.settings).toHaveProperty(name, value);
  });

  it('profiles that are no list of profiles leave the default one', () => {
    const wrong = ['no json', '{}', '[]', '[{"Name":1}]', '{"__proto__":1}'];
    const names = wrong.map((text) =>
      importHolodex(null, { 'tldex-profiles': text }, options).state.tl.profiles.map(
        ({ name }) => name,
      ),
    );
    expect(names).toEqual(wrong.map(() => ['Default']));
  });

  it.each(['[]', '3', 'null', '{', '{"a":{"__proto__":{}}}'])(
    'that is %s is refused and kept as a backup',
    (text) => {
      const { state, backup, problems, watchedIds } = importHolodex(text, { theme: '3' }, options);
      expect({ state, backup, watchedIds }).toEqual({
        state: defaultStoredState(options),
        backup: text,
        watchedIds: [],
      });
      expect(problems).toHaveLength(1);
    },
  );

  it('of a later version is read as far as it fits, and kept', () => {
    const { problems, backup } = imported(holodexRecord(12));
    expect(problems).toEqual([{ path: 'migration.version', code: 'value' }]);
    expect(backup).not.toBeNull();
  });
});
