import { DEFAULT_AUTO_LAYOUTS, MOBILE_PRESETS } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { drawLayouts } from '../../../testing/layouts-page';
import { MultiviewMessages } from '../grid';
import { PresetDialog, PresetMenu } from '.';

// Loaded before the tests, so that none of them waits for a disk.
await Promise.all([
  import('./OpenPresetMenu'),
  import('./PresetDialog'),
  import('../../../base/toasts/ToastHost'),
]);

const THREE = 'AAMYaaaaaaaaaaa,MAMMbbbbbbbbbbb,MMMMccccccccccc';
const GRID = 'AAMM,AMMM,MAMM,MMGMchat,SMGMchat';
const GRID_NAME = '3🎞️, 2💬 3 videos, 2 chats';
const OWN = { name: 'Mine', code: 'AAMY,MAMY,AYYE' };

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));

describe('the menu of layouts', () => {
  const drawMenu = async (options: Parameters<typeof drawLayouts>[1] = { code: THREE }) => {
    const onShowAll = vi.fn();
    const page = await drawLayouts(
      <>
        <MultiviewMessages />
        <PresetMenu trigger={<Button>Layouts</Button>} onShowAll={onShowAll} />
      </>,
      options,
    );
    const trigger = screen.getByRole('button', { name: 'Layouts' });
    act(() => trigger.focus());
    fireEvent.click(trigger);
    return { ...page, trigger, onShowAll };
  };

  it('the menu of layouts has the layouts for the current number of videos', async () => {
    await drawMenu();
    const dialog = await screen.findByRole('dialog', { name: 'Layouts' });
    expect(await within(dialog).findByText('Layouts for 3 videos')).toBeTruthy();
    const pictures = within(dialog).getAllByRole('img');
    expect(pictures.length).toBeGreaterThan(1);
    expect(pictures.every((one) => one.getAttribute('aria-label')?.startsWith('3 videos'))).toBe(
      true,
    );
  });

  it('previews what is pointed at, until the pointer leaves', async () => {
    const { context } = await drawMenu();
    const choice = await button(GRID_NAME);
    fireEvent.pointerEnter(choice, { pointerType: 'mouse' });
    expect(context().preview?.change).toEqual({ type: 'layout.choose', code: GRID });
    fireEvent.pointerLeave(choice);
    expect(context().preview).toBeNull();
    expect(context().history.past).toEqual([]);
  });

  it('previews what the keyboard is on', async () => {
    const { context } = await drawMenu();
    const choice = await button(GRID_NAME);
    act(() => choice.focus());
    expect(context().preview?.change).toEqual({ type: 'layout.choose', code: GRID });
    act(() => choice.blur());
    expect(context().preview).toBeNull();
  });

  it('the menu of layouts does not preview what a finger touches', async () => {
    const { context } = await drawMenu();
    fireEvent.pointerEnter(await button(GRID_NAME), { pointerType: 'touch' });
    expect(context().preview?.change).not.toEqual({ type: 'layout.choose', code: GRID });
  });

  it('the menu of layouts ends the preview when it closes', async () => {
    const { context } = await drawMenu();
    const choice = await button(GRID_NAME);
    fireEvent.pointerEnter(choice, { pointerType: 'mouse' });
    fireEvent.keyDown(choice, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(context().preview).toBeNull();
  });

  it('the menu of layouts chooses by a press, keeps the videos, and offers to undo', async () => {
    const { context } = await drawMenu();
    const before = context().cells;
    await press(GRID_NAME);
    expect(context().cells).toHaveLength(5);
    expect(
      context().cells.flatMap(({ content }) => (content?.type === 'video' ? content.id : [])),
    ).toEqual(['aaaaaaaaaaa', 'bbbbbbbbbbb', 'ccccccccccc']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Layout changed')).toBeTruthy();
    await press('Undo');
    expect(context().cells).toEqual(before);
  });

  it('undoes the replaced layout even if cells were moved since', async () => {
    const { context, send } = await drawMenu();
    const before = context().cells;
    await press(GRID_NAME);
    const [first, second] = context().cells;
    await send({ type: 'cell.swap', id: first?.id ?? '', otherId: second?.id ?? '' });
    await press('Undo');
    expect(context().cells).toEqual(before);
  });

  it('undoes nothing else when the change was undone already', async () => {
    const { context, send } = await drawMenu();
    const [first, second] = context().cells;
    await send({ type: 'cell.swap', id: first?.id ?? '', otherId: second?.id ?? '' });
    const swapped = context().cells;
    await press(GRID_NAME);
    await send({ type: 'layout.undo' });
    await press('Undo');
    expect(context().cells).toEqual(swapped);
  });

  it('the menu of layouts leads to all layouts', async () => {
    const { onShowAll } = await drawMenu();
    await press('Show all');
    expect(onShowAll).toHaveBeenCalledOnce();
  });

  it('the menu of layouts says how to begin when there is no video', async () => {
    await drawMenu({});
    expect(await screen.findByText(/Add a video to see layouts that fit/)).toBeTruthy();
  });

  it('the menu of layouts says that there is no layout for so many videos', async () => {
    await drawMenu({ code: Array.from('ABCDEFGHIJKLMNOPQ', (column) => `${column}ABB`).join() });
    expect(await screen.findByText('There’s no layout for 17 videos.')).toBeTruthy();
  });

  it('previews by a press on a phone, and uses the layout only when asked', async () => {
    const { context } = await drawMenu({ code: THREE, isMobile: true });
    await press(/^Mobile 4 /);
    expect(context().preview?.cells).toHaveLength(4);
    expect(screen.queryByRole('dialog')).toBeNull();
    const bar = screen.getByRole('group', { name: 'Preview of the new layout' });
    expect(document.activeElement).toBe(bar);
    await press('Cancel');
    expect(context().preview).toBeNull();
    expect(context().cells).toHaveLength(3);
    await press(/^Mobile 4 /);
    await press('Use this layout');
    expect(context().cells).toHaveLength(4);
    expect(screen.queryByRole('group', { name: 'Preview of the new layout' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Layouts' }));
  });
});

describe('the dialog of layouts', () => {
  const drawDialog = async (options: Parameters<typeof drawLayouts>[1] = { code: THREE }) => {
    const onClose = vi.fn();
    const page = await drawLayouts(
      <>
        <MultiviewMessages />
        <PresetDialog onClose={onClose} />
      </>,
      options,
    );
    return { ...page, onClose };
  };
  const openTab = async (name: string) => {
    const tab = await screen.findByRole('tab', { name });
    fireEvent.mouseDown(tab);
    fireEvent.focus(tab);
  };

  it('groups the layouts by number of videos, and marks the automatic ones', async () => {
    await drawDialog();
    const heading = await screen.findByRole('heading', { name: '3 videos' });
    const [auto] = heading.parentElement?.querySelectorAll('button') ?? [];
    expect(auto?.textContent).toMatch(/^1🎞️\+2 Automatic/);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(16);
    expect(screen.getAllByText('Automatic')).toHaveLength(16);
  });

  it('the dialog of layouts chooses by a press and closes', async () => {
    const { context, onClose } = await drawDialog();
    await press(GRID_NAME);
    expect(context().cells).toHaveLength(5);
    expect(onClose).toHaveBeenCalledOnce();
    expect(await screen.findByText('Layout changed')).toBeTruthy();
  });

  it('the dialog of layouts changes the automatic layouts', async () => {
    const { stored } = await drawDialog();
    await press('Edit automatic layouts');
    const group = screen.getByRole('radiogroup', { name: '3 videos' });
    const radio = (name: string | RegExp) =>
      within(group).getByRole<HTMLInputElement>('radio', { name });
    expect(radio(/^1🎞️\+2/).checked).toBe(true);
    fireEvent.click(radio(GRID_NAME));
    expect(stored().autoLayouts?.[3]).toBe(GRID);
    fireEvent.click(radio('None'));
    expect(stored().autoLayouts?.[3]).toBeNull();
    await press('Reset');
    expect(stored().autoLayouts).toBeNull();
    expect(radio(/^1🎞️\+2/).checked).toBe(true);
    await press('Undo');
    expect(stored().autoLayouts?.[3]).toBeNull();
    await press('Done');
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('the dialog of layouts shows the viewer’s own layouts, and deletes one after a question', async () => {
    const { stored } = await drawDialog({ code: THREE, ownPresets: [OWN] });
    await openTab('My layouts');
    expect(await button('Mine 3 videos')).toBeTruthy();
    fireEvent.keyDown(await button('More options for Mine'), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete “Mine”?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(stored().ownPresets).toEqual([]);
    expect(await screen.findByText('“Mine” deleted')).toBeTruthy();
    expect(screen.getByText('No layouts of your own yet')).toBeTruthy();
  });

  it('the dialog of layouts begins with the layouts for phones on a phone, and previews there', async () => {
    const { context, onClose } = await drawDialog({ code: THREE, isMobile: true });
    const panel = await screen.findByRole('tabpanel', { name: 'Phone' });
    expect(within(panel).getAllByRole('img')).toHaveLength(MOBILE_PRESETS.length);
    await press(/^Mobile 4 /);
    expect(context().preview).not.toBeNull();
    await press('Cancel');
    expect(await screen.findByRole('dialog', { name: 'Layouts' })).toBeTruthy();
    await press(/^Mobile 4 /);
    await press('Use this layout');
    expect(context().cells).toHaveLength(4);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('what the machine reports', () => {
  it('what the machine reports offers to undo a cleared layout', async () => {
    const { send, context } = await drawLayouts(<MultiviewMessages />, { code: THREE });
    const before = context().cells;
    await send({ type: 'layout.clear' });
    expect(await screen.findByText('Layout cleared')).toBeTruthy();
    await press('Undo');
    expect(context().cells).toEqual(before);
  });

  it('what the machine reports says that there is no automatic layout for so many videos', async () => {
    const { send } = await drawLayouts(<MultiviewMessages />, {
      code: THREE,
      autoLayouts: DEFAULT_AUTO_LAYOUTS.map(() => null),
    });
    await send({ type: 'cell.add' });
    expect(await screen.findByText('No default layout for 4 videos.')).toBeTruthy();
  });

  it.each([
    [{ type: 'layout.choose', code: '?' }, 'Couldn’t read this layout.'],
    [{ type: 'layout.undo' }, 'There’s nothing to undo or redo.'],
    [{ type: 'cell.swap', id: 'c0', otherId: 'c9' }, 'This cell is no longer there.'],
  ] as const)('what the machine reports says why %o is refused', async (event, sentence) => {
    const { send } = await drawLayouts(<MultiviewMessages />, { code: THREE });
    await send(event);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('what the machine reports says that a question is open', async () => {
    const { send } = await drawLayouts(<MultiviewMessages />, { code: THREE });
    await send({ type: 'link.open', code: 'AAYYddddddddddd' });
    await send({ type: 'layout.clear' });
    expect(await screen.findByText('Answer the question on the screen first.')).toBeTruthy();
  });
});
