import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Video } from '@oshimado/contract';
import { MenuItem } from '@oshimado/ui/menu';
import type { CardActions } from '../../base/context';
import { Page } from '../../testing/page';
import { fromNow, HOUR, liveVideo, video } from '../../testing/videos';
import { dragVideo } from './card-drag';
import { offerEntry } from './late-entry';
import { SaveToggle } from './SaveToggle';
import { titleSelection } from './title-selection';
import { VideoCard } from './VideoCard';

// Preloads the chunk, because this file does not test loading.
beforeAll(() => import('./OpenCardMenu'));

const onToggle = vi.fn();
const onReport = vi.fn();
const onUploadScript = vi.fn();
let onQuickEdit: ((video: Video) => void) | undefined;
const toggleLibrary = vi.fn();

const actions = (over: Partial<CardActions> = {}): CardActions => ({
  watchedIds: new Set(),
  SaveToggle: ({ title, shape }) => (
    <SaveToggle title={title} shape={shape} isSaved={false} onToggle={onToggle} />
  ),
  WatchProgress: () => null,
  onDragStart: () => undefined,
  titleSelection,
  menu: {
    isGuest: false,
    PlaylistEntries: () => null,
    library: { subscribe: () => () => undefined, has: () => false, toggle: toggleLibrary },
    onReport,
    onUploadScript,
    onQuickEdit,
    viewer: { id: '1', role: 'editor' },
  },
  ...over,
});

const draw = (shown: Video, over?: Partial<CardActions>) =>
  render(
    <Page options={{ cardActions: actions(over) }}>
      <VideoCard video={shown} />
    </Page>,
  );

async function entries(shown: Video) {
  draw(shown);
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Singing' }));
  await screen.findByRole('menu');
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

describe('the menu on a page that offers everything', () => {
  it('the menu on a page that offers everything has its entries in the specified order for a live video', async () => {
    expect(await entries(liveVideo())).toEqual([
      'Open on YouTube',
      'Edit',
      'Open in Multiview',
      'Playlist',
      'Save to library',
      'Copy link',
      'Copy title',
      'Open TL client',
      'Open YouTube chat in a window',
      'Report',
    ]);
  });

  it('the menu on a page that offers everything offers the script of a past video', async () => {
    expect((await entries(video({ status: 'past' }))).slice(-3)).toEqual([
      'Open script editor',
      'Upload script',
      'Report',
    ]);
  });

  it('uploads a script of a past video in a dialog', async () => {
    const shown = video({ status: 'past' });
    await entries(shown);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Upload script' }));
    expect(onUploadScript).toHaveBeenCalledWith(shown);
  });

  it('the menu on a page that offers everything ends with the quick editor for those who have it', async () => {
    const shown = liveVideo();
    onQuickEdit = vi.fn();
    expect((await entries(shown)).slice(-2)).toEqual(['Report', 'Quick editor']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Quick editor' }));
    expect(onQuickEdit).toHaveBeenCalledWith(shown);
    onQuickEdit = undefined;
  });

  it('the menu on a page that offers everything has a late entry for what is ahead, while the page offers one', async () => {
    const shown = video({ status: 'upcoming', start_scheduled: fromNow(HOUR) });
    const open = vi.fn();
    const stop = offerEntry({
      Item: ({ onSelect }) => <MenuItem onSelect={onSelect}>Late</MenuItem>,
      open,
    });
    expect((await entries(shown)).slice(0, 4)).toEqual([
      'Open on YouTube',
      'Add to Google Calendar',
      'Late',
      'Edit',
    ]);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Late' }));
    expect(open).toHaveBeenCalledExactlyOnceWith(shown);
    cleanup();
    expect(await entries(liveVideo())).not.toContain('Late');
    cleanup();
    stop();
    expect(await entries(shown)).not.toContain('Late');
  });

  it('the menu on a page that offers everything gets a late entry that is offered while it is open', async () => {
    const shown = video({ status: 'upcoming', start_scheduled: fromNow(HOUR) });
    expect(await entries(shown)).not.toContain('Late');
    const Item = () => <MenuItem>Late</MenuItem>;
    let stop = () => undefined as void;
    act(() => {
      stop = offerEntry({ Item, open: () => undefined });
    });
    expect(screen.getByRole('menuitem', { name: 'Late' })).toBeDefined();
    cleanup();
    stop();
  });

  it('the menu on a page that offers everything is shorter for a placeholder', async () => {
    expect(await entries(liveVideo({ type: 'placeholder', link: 'https://a.example' }))).toEqual([
      'Copy link',
      'Copy title',
      'Open TL client',
      'Report',
    ]);
  });

  it('reports, and keeps in the library', async () => {
    const shown = liveVideo();
    await entries(shown);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Report' }));
    expect(onReport).toHaveBeenCalledWith(shown);
    cleanup();
    await entries(shown);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Save to library' }));
    expect(toggleLibrary).toHaveBeenCalledWith(shown);
  });
});

describe('a card on a page that offers everything', () => {
  it('a card on a page that offers everything can be saved from its picture, unless it is a placeholder', () => {
    draw(liveVideo());
    fireEvent.click(screen.getByRole('button', { name: 'Add to playlist: Singing' }));
    expect(onToggle).toHaveBeenCalledOnce();
    cleanup();
    draw(liveVideo({ type: 'placeholder' }));
    expect(screen.queryByRole('button', { name: /^Add to playlist/ })).toBeNull();
  });

  it('a card on a page that offers everything follows its link when pressed beside selected words of its title', () => {
    draw(liveVideo());
    const save = screen.getByRole('button', { name: 'Add to playlist: Singing' });
    onToggle.mockClear();
    getSelection()?.selectAllChildren(screen.getByRole('heading'));
    fireEvent.click(save, { detail: 1 });
    expect(onToggle, 'the end of the press that selects').not.toHaveBeenCalled();
    fireEvent.mouseDown(save, { clientX: 500, clientY: 500 });
    fireEvent.click(save, { detail: 1 });
    expect(onToggle).toHaveBeenCalledOnce();
  });

  it('a card on a page that offers everything shows that it was watched by more than a colour', () => {
    draw(liveVideo(), { watchedIds: new Set(['aaaaaaaaaaa']) });
    expect(screen.getByRole('heading').textContent).toContain('Watched');
  });

  it('a card on a page that offers everything has the link of the page on its picture, without another tab stop', () => {
    const { container } = draw(liveVideo(), { pictureHref: ({ id }) => `https://a.example/${id}` });
    const link = container.querySelector('[data-part=thumbnail] a');
    expect(link?.getAttribute('href')).toBe('https://a.example/aaaaaaaaaaa');
    expect(link?.getAttribute('tabindex')).toBe('-1');
  });

  it('carries its address and the whole video when it is dragged', () => {
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (kind: string, text: string) => void data.set(kind, text),
      setDragImage: () => undefined,
    };
    const shown = liveVideo();
    draw(shown, {
      onDragStart: (dragged, event) => dragVideo(dragged, 'https://a.example/watch/x', event),
    });
    fireEvent.dragStart(screen.getByRole('article'), { dataTransfer });
    expect(data.get('text/uri-list')).toBe('https://a.example/watch/x');
    expect(data.get('text/plain')).toBe('https://a.example/watch/x');
    expect(JSON.parse(data.get('application/json') ?? '')).toEqual(shown);
  });

  it('a card on a page that offers everything is dragged from everywhere but the words of its title', () => {
    draw(liveVideo());
    const title = screen.getByRole('heading');
    const link = title.querySelector('a')!;
    vi.spyOn(title, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 100, 200, 40));
    fireEvent.mouseDown(link, { clientX: 50, clientY: 120 });
    expect(link.draggable).toBe(false);
    fireEvent.mouseDown(link, { clientX: 50, clientY: 20 });
    expect(link.draggable).toBe(true);
  });

  it('a card on a page that offers everything does not follow its link after the mouse has selected words of its title, but does with the keyboard', () => {
    draw(liveVideo());
    const link = screen.getByRole('heading').querySelector('a')!;
    getSelection()?.selectAllChildren(link);
    expect(fireEvent.click(link, { detail: 1 })).toBe(false);
    expect(fireEvent.click(link, { detail: 0 })).toBe(true);
    getSelection()?.removeAllRanges();
    expect(fireEvent.click(link, { detail: 1 })).toBe(true);
  });
});
