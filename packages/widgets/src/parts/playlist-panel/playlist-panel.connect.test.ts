import { PLAYLIST_MAX } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { playlistWords as t } from '../../testing/playlist-messages';
import { listVideos, startPlaylist, type PlaylistSetup } from '../../testing/playlist';
import { connectPlaylistPanel, connectYoutubeExport } from './playlist-panel.connect';

const panel = (setup?: PlaylistSetup) =>
  connectPlaylistPanel(startPlaylist(setup).getSnapshot(), { t, language: 'en' });

const own = { id: 7, userId: 'viewer', name: 'Evening', videos: listVideos(3) };

describe('the panel of a playlist', () => {
  it('the panel writes the default name in the viewer’s language, and offers an empty field for it', () => {
    expect(panel()).toMatchObject({ name: 'Unnamed playlist', editableName: '' });
    expect(panel({ playlist: own })).toMatchObject({ name: 'Evening', editableName: 'Evening' });
  });

  it('the panel of a playlist marks a name a viewer wrote as of an unknown language, unless its letters tell', () => {
    const languageOf = (name: string) => panel({ playlist: { ...own, name } }).nameLang;
    expect(panel().nameLang).toBeUndefined();
    expect(languageOf('Evening')).toBe('');
    expect(languageOf('カラオケ')).toBe('ja');
  });

  it('the panel of a playlist counts the videos against the maximum', () => {
    expect(panel().counter).toEqual({ text: '3 / 500', label: '3 of 500 videos' });
    expect(panel({ playlist: { videos: listVideos(1) } }).counter.label).toBe('1 of 500 videos');
    expect(panel({ playlist: { videos: listVideos(PLAYLIST_MAX) } }).isFull).toBe(true);
  });

  it('the panel of a playlist offers to save what differs from the server’s version, and nothing else', () => {
    expect(panel({ playlist: own, savedContent: own })).toMatchObject({
      saveText: undefined,
      isModified: false,
      canReset: false,
    });
    expect(panel({ playlist: own, savedContent: { ...own, name: 'Morning' } })).toMatchObject({
      saveText: 'Save',
      isModified: true,
      canReset: true,
    });
  });

  it('resets nothing that was never saved', () => {
    expect(panel()).toMatchObject({ isModified: true, canReset: false });
  });

  it('the panel of a playlist saves somebody else’s as a copy, and clears it here alone', () => {
    const theirs = { ...own, userId: 'other' };
    expect(panel({ playlist: theirs, savedContent: theirs })).toMatchObject({
      saveText: 'Save a copy',
      removal: 'clear',
    });
    expect(panel({ playlist: own }).removal).toBe('delete');
  });

  it('warns a guest who saves', () => {
    const actor = startPlaylist({ viewerId: null });
    actor.send({ type: 'playlist.save' });
    expect(connectPlaylistPanel(actor.getSnapshot(), { t, language: 'en' }).needsLogin).toBe(true);
  });
});

describe('the export to YouTube', () => {
  const ids = (count: number) => listVideos(count).map(({ id }) => id);

  it('the export to YouTube is one link up to 50 videos and several beyond', () => {
    expect(connectYoutubeExport(ids(50), t).links.map(({ text }) => text)).toEqual([
      'Open 50 videos on YouTube',
    ]);
    expect(connectYoutubeExport(ids(120), t).links.map(({ text }) => text)).toEqual([
      'Open videos 1 to 50',
      'Open videos 51 to 100',
      'Open videos 101 to 120',
    ]);
    expect(connectYoutubeExport(ids(51), t).links.map(({ text }) => text)).toEqual([
      'Open videos 1 to 50',
      'Open video 51',
    ]);
  });

  it('the export to YouTube says how many YouTube does not know', () => {
    expect(connectYoutubeExport([...ids(2), 'not on youtube'], t)).toMatchObject({ leftOut: 1 });
    expect(connectYoutubeExport([], t)).toEqual({ links: [], leftOut: 0 });
  });
});
