import { moduleKey, writeModule } from '@oshimado/domain';
import type { MultiviewEvent } from '@oshimado/machines/multiview';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { drawLayouts } from '../../../testing/layouts-page';
import { OverwriteQuestion, SaveLayoutDialog } from '.';

// Loaded before the tests, so that none of them waits for a disk.
await Promise.all([
  import('./OverwriteDialog'),
  import('./SaveLayoutDialog'),
  import('../../../base/toasts/ToastHost'),
]);

const CUSTOM = 'AAMXaaaaaaaaaaa,MAMXbbbbbbbbbbb';
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the dialog that saves a layout', () => {
  const OWN = { name: 'Mine', code: 'AAMY,MAMY,AYYE' };
  const drawDialog = async (options: Parameters<typeof drawLayouts>[1] = { code: CUSTOM }) => {
    const onClose = vi.fn();
    return { ...(await drawLayouts(<SaveLayoutDialog onClose={onClose} />, options)), onClose };
  };
  const enter = async (name: string) =>
    fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), {
      target: { value: name },
    });
  const submit = () => {
    const form = screen.getByRole('textbox', { name: 'Name' }).closest('form');
    if (form) fireEvent.submit(form);
  };

  it('the dialog that saves a layout saves places and chats under a name, without the videos', async () => {
    const { stored, onClose } = await drawDialog();
    await enter('Side by side');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Use automatically for 2 videos' }));
    submit();
    expect(stored().ownPresets).toEqual([{ name: 'Side by side', code: 'AAMX,MAMX' }]);
    expect(stored().autoLayouts?.[2]).toBe('AAMX,MAMX');
    expect(onClose).toHaveBeenCalledOnce();
    expect(await screen.findByText('“Side by side” saved')).toBeTruthy();
  });

  it('the dialog that saves a layout shows how many videos the layout has room for', async () => {
    await drawDialog({ code: 'AAMXaaaaaaaaaaa,MAMXchat0' });
    expect(await screen.findByText('1 video')).toBeTruthy();
    expect(screen.getByRole('img', { name: '1 video, 1 chat' })).toBeTruthy();
  });

  it('the dialog that saves a layout says what is wrong with a name that is empty or taken, and saves nothing', async () => {
    const { stored, onClose } = await drawDialog({ code: CUSTOM, ownPresets: [OWN] });
    await enter(' ');
    submit();
    expect(screen.getByText('Enter a name.')).toBeTruthy();
    await enter('Mine');
    expect(screen.queryByText('Enter a name.')).toBeNull();
    expect(screen.getByText('Another layout has this name. Choose a different one.')).toBeTruthy();
    submit();
    expect(stored().ownPresets).toEqual([OWN]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('the dialog that saves a layout says that another tab has saved the layout a moment ago', async () => {
    const { stored, onClose } = await drawDialog();
    await enter('Mine');
    const theirs = { name: 'Theirs', code: 'AAMX,MAMX' };
    const text = writeModule('multiview', { ...stored(), ownPresets: [theirs] }).text;
    localStorage.setItem(moduleKey('multiview'), text);
    submit();
    expect(screen.getByText('You’ve already saved this layout.')).toBeTruthy();
    expect(stored().ownPresets).toEqual([theirs]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('the dialog that saves a layout says why a layout without cells cannot be saved', async () => {
    await drawDialog({});
    await enter('Nothing');
    expect(button('Save').disabled).toBe(true);
    expect(screen.getByText('There’s nothing to save yet. Add a cell first.')).toBeTruthy();
  });

  it('the dialog that saves a layout says that the layout was saved before', async () => {
    const { onClose } = await drawDialog({
      code: CUSTOM,
      ownPresets: [{ name: 'Old', code: 'AAMX,MAMX' }],
    });
    await enter('New');
    submit();
    expect(screen.getByText('You’ve already saved this layout.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await enter('Newer');
    expect(screen.queryByText('You’ve already saved this layout.')).toBeNull();
  });
});

describe('the question before a layout is replaced', () => {
  const ask = async (event: MultiviewEvent) => {
    const page = await drawLayouts(<OverwriteQuestion />, { code: CUSTOM });
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.send(event);
    return { ...page, dialog: await screen.findByRole('dialog') };
  };
  const LINK = { type: 'link.open', code: 'AAYMccccccccccc,AMYM' } as const;
  const PICK = { type: 'video.pick', video: { id: 'ddddddddddd', service: 'youtube' } } as const;

  it('shows the layout before and after a link', async () => {
    const { dialog } = await ask(LINK);
    expect(dialog.textContent).toContain('Open the shared layout?');
    const names = within(dialog)
      .getAllByRole('img')
      .map((picture) => picture.getAttribute('aria-label'));
    expect(names).toEqual(['2 videos', '1 video, 1 empty cell']);
  });

  it('fills the empty cells with the current videos', async () => {
    const { dialog, context } = await ask(LINK);
    fireEvent.click(within(dialog).getByRole('checkbox'));
    expect(within(dialog).getAllByRole('img')[1]?.getAttribute('aria-label')).toBe('2 videos');
    fireEvent.click(button('Replace layout'));
    expect(context().cells.map(({ content }) => content?.type)).toEqual(['video', 'video']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has another sentence for a chosen video, and keeps the videos', async () => {
    const { dialog, context } = await ask(PICK);
    expect(dialog.textContent).toContain('Your layout has no empty cell for this video.');
    expect(within(dialog).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    fireEvent.click(button('Replace layout'));
    expect(context().cells).toHaveLength(3);
  });

  it.each(['Cancel', 'Keep my layout'])('keeps the layout by %s', async (name) => {
    const { context, emitted } = await ask(LINK);
    const { cells } = context();
    fireEvent.click(button(name));
    expect(context().cells).toBe(cells);
    expect(emitted.at(-1)).toEqual({ type: 'question.cancelled', reason: 'link' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
