import { Popover } from '@oshimado/ui/popover';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Page } from '../../testing/page';
import { playlistWords } from '../../testing/playlist-messages';
import { listVideos, startPlaylist, type PlaylistSetup } from '../../testing/playlist';
import { PlaylistPanel } from './PlaylistPanel';

function draw(setup?: PlaylistSetup) {
  const actor = startPlaylist(setup);
  render(
    <Page>
      <PlaylistPanel actor={actor} t={playlistWords} moreHref="/playlists" />
    </Page>,
  );
  return actor;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const order = () =>
  [...document.querySelectorAll('[data-row] a')].map(({ textContent }) => textContent);

describe('the order of a playlist', () => {
  it('the order of a playlist is changed by the buttons of a row, said aloud, and the focus stays on its button', () => {
    draw();
    press('Move down: Video 0');
    expect(order()).toEqual(['Video 1', 'Video 0', 'Video 2']);
    expect(screen.getByText('Video 0 is now at position 2 of 3.')).toBeTruthy();
    expect(document.activeElement?.getAttribute('title')).toBe('Move down: Video 0');
  });

  it('the order of a playlist has ends: up on the first row and down on the last do nothing', () => {
    draw();
    press('Move up: Video 0');
    press('Move down: Video 2');
    expect(order()).toEqual(['Video 0', 'Video 1', 'Video 2']);
  });

  it('the order of a playlist gets back what was removed, by the button or by the keys', () => {
    draw();
    press('Remove: Video 1');
    expect(order()).toEqual(['Video 0', 'Video 2']);
    expect(document.activeElement?.getAttribute('title')).toBe('Remove: Video 2');
    press('Undo');
    expect(order()).toHaveLength(3);
    fireEvent.keyDown(screen.getByRole('region', { name: 'Current playlist' }), {
      key: 'Z',
      ctrlKey: true,
      shiftKey: true,
    });
    expect(order()).toEqual(['Video 0', 'Video 2']);
    fireEvent.keyDown(screen.getByRole('region', { name: 'Current playlist' }), {
      key: 'я',
      code: 'KeyZ',
      ctrlKey: true,
    });
    expect(order()).toHaveLength(3);
  });

  it('undone to its beginning has the focus on Redo, and the other way round', () => {
    draw();
    press('Remove: Video 1');
    const [undo, redo] = ['Undo', 'Redo'].map((name) => screen.getByRole('button', { name }));
    undo?.focus();
    press('Undo');
    expect(document.activeElement).toBe(redo);
    press('Redo');
    expect(document.activeElement).toBe(undo);
  });

  it('a playlist of 500 renders only the visible rows', () => {
    draw({ playlist: { videos: listVideos(500) } });
    expect(order().length).toBeLessThan(40);
  });
});

describe('the name of a playlist', () => {
  const rename = (text: string) => {
    press('Rename playlist');
    const field = screen.getByRole('textbox', { name: 'Playlist name' });
    fireEvent.change(field, { target: { value: text } });
    press('Done renaming');
  };

  it('the name of a playlist is changed behind its pencil, which gets the focus back', () => {
    const actor = draw();
    rename('  Evening ');
    expect(actor.getSnapshot().context.playlist.name).toBe('Evening');
    expect(document.activeElement?.getAttribute('title')).toBe('Rename playlist');
  });

  it('the name of a playlist that is being written when its panel is closed is kept, unless it was left or is none', () => {
    const write = (text: string, end?: () => void) => {
      cleanup();
      const actor = draw();
      const former = actor.getSnapshot().context.playlist.name;
      press('Rename playlist');
      const field = screen.getByRole('textbox', { name: 'Playlist name' });
      fireEvent.change(field, { target: { value: text } });
      end?.();
      cleanup();
      const { name } = actor.getSnapshot().context.playlist;
      return name === former ? 'the former' : name;
    };
    const escape = () =>
      fireEvent.keyDown(screen.getByRole('textbox', { name: 'Playlist name' }), { key: 'Escape' });
    expect(write('Evening')).toBe('Evening');
    expect(write('Evening', escape)).toBe('the former');
    expect(write('  ')).toBe('the former');
  });

  it('the name of a playlist is left as it was by Escape, which leaves the popup around it open', () => {
    const actor = startPlaylist();
    const { name: former } = actor.getSnapshot().context.playlist;
    render(
      <Page>
        <Popover label="Playlist" trigger={<button type="button">Open</button>} defaultOpen>
          <PlaylistPanel actor={actor} t={playlistWords} moreHref="/playlists" />
        </Popover>
      </Page>,
    );
    press('Rename playlist');
    const field = screen.getByRole('textbox', { name: 'Playlist name' });
    fireEvent.change(field, { target: { value: 'Half' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('textbox', { name: 'Playlist name' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Playlist' })).toBeTruthy();
    cleanup();
    expect(actor.getSnapshot().context.playlist.name).toBe(former);
  });

  it.each(['  ', '\u3164\u200B'])('the name of a playlist must not be empty: %j', (text) => {
    draw();
    rename(text);
    expect(screen.getByText('Enter a name.')).toBeTruthy();
  });
});

describe('saving', () => {
  it('by a guest shows a warning with a login link for 5 s', () => {
    vi.useFakeTimers();
    draw({ viewerId: null });
    press('Save');
    const warning = 'You need to be logged in to save playlists';
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    act(() => void vi.advanceTimersByTime(4_999));
    expect(screen.getByText(warning)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText(warning)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  it('a failed save is reported and can be retried', async () => {
    draw({ answer: 'failed' });
    press('Save');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(order()).toHaveLength(3);
  });

  it('saving takes the button away once there is nothing to save, and its focus goes to the menu', async () => {
    draw({ answer: 'saved' });
    screen.getByRole('button', { name: 'Save' }).focus();
    press('Save');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Sav/ })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Playlist menu' }));
  });
});

describe('another list', () => {
  it('another list is opened only after a question while there are unsaved changes', async () => {
    const actor = draw();
    act(() => actor.send({ type: 'playlist.new' }));
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(order()).toHaveLength(3);
    act(() => actor.send({ type: 'playlist.new' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(order()).toHaveLength(0));
  });
});

it.each([
  ['Evening', ''],
  ['カラオケ', 'ja'],
])('the name "%s" says its language', (name, language) => {
  draw({ playlist: { id: 7, userId: 'viewer', name, videos: listVideos(1) } });
  expect(screen.getByText(name).getAttribute('lang')).toBe(language);
});
