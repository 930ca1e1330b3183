/** The grid: cells are arranged by keys and by pointers, and each step is said. */
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ChatProvider } from '../../../parts/live-translations';
import { drawLayouts } from '../../../testing/layouts-page';
import { MultiviewGrid } from '.';
import { lateGridParts } from './late-grid-parts';

// Loaded before the tests, so that none of them waits for a disk.
await Promise.all([import('./PlaceDialog'), import('./VideoMenu'), import('./late-chat-panels')]);

/** Two videos on the left, one below the other, and an empty cell on the right; the rest is free. */
const CODE = 'AAIGaaaaaaaaaaa,AGIGbbbbbbbbbbb,QAIG';

const draw = (code = CODE, ids?: readonly string[]) =>
  drawLayouts(
    <ChatProvider>
      <MultiviewGrid parts={lateGridParts} onChooseVideo={vi.fn()} />
    </ChatProvider>,
    { code, ids },
  );
type Page = Awaited<ReturnType<typeof draw>>;

const handle = (name: string) => screen.getByRole('button', { name: `${name}: move or resize` });
/** Not what a cell says of a player that waits. */
const said = () => document.querySelector('[data-part="grid"] ~ * [role="status"]')?.textContent;
const placeOf = ({ context }: Page, id: string) => {
  const { x, y, w, h } = context().cells.find((cell) => cell.id === id) ?? {};
  return [x, y, w, h];
};
const ghost = () => document.querySelector<HTMLElement>('[data-part="ghost"]');
function press(name: string, ...keys: readonly string[]) {
  for (const key of keys) {
    const shiftKey = key.startsWith('Shift+');
    fireEvent.keyDown(handle(name), { key: key.replace('Shift+', ''), shiftKey });
  }
}

it('the grid draws cells in the order in which they were made, so that no frame moves within the document', async () => {
  const page = await draw();
  const before = [...document.querySelectorAll('[data-cell]')];
  await page.send({ type: 'cell.swap', id: 'c0', otherId: 'c2' });
  await page.send({ type: 'layout.choose', code: 'AAMM,AMMM,MAMM,MMMM' });
  const after = [...document.querySelectorAll('[data-cell]')];
  expect(after.slice(0, 3)).toEqual(before);
});

it('the translations of a chat of Twitch are those of the link of its channel', async () => {
  const TranslationsPanel = ({ video }: { readonly video: { readonly id: string } }) => (
    <output data-testid="room">{video.id}</output>
  );
  const parts = { ...lateGridParts, TranslationsPanel };
  const page = await drawLayouts(
    <ChatProvider>
      <MultiviewGrid parts={parts} onChooseVideo={vi.fn()} />
    </ChatProvider>,
    { code: 'AAMMtwitchsomeone,MAMMchat0' },
  );
  await page.send({ type: 'chat.toggle', id: 'c1', panel: 'tl' });
  expect((await screen.findByTestId('room')).textContent).toBe('https://www.twitch.tv/someone');
});

it('the grid moves no frame of an imported layout, whose cells have other ids', async () => {
  const page = await draw('AAIGaaaaaaaaaaa,AGIGchat0,QAIGbbbbbbbbbbb', ['0zq', '0bk', 'c7']);
  const cells = () => [...document.querySelectorAll('[data-cell]')];
  const before = cells();
  await page.send({ type: 'layout.choose', code: 'AAMMchat0,AMMM,MAMM' });
  expect(page.context().cells.map(({ content }) => content?.type)).toEqual([
    'chat',
    'video',
    'video',
  ]);
  expect(cells()).toEqual(before);
});

it('the grid says what the keys do', async () => {
  await draw();
  const description = handle('aaaaaaaaaaa').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toMatch(/^Press Space to pick it up/);
});

it('the keyboard picks a cell up, moves and resizes it, puts it down, and says each step', async () => {
  const page = await draw();
  press('aaaaaaaaaaa', ' ');
  expect(said()).toBe('Picked up aaaaaaaaaaa.');
  expect(handle('aaaaaaaaaaa').getAttribute('aria-pressed')).toBe('true');
  press('aaaaaaaaaaa', 'Shift+ArrowLeft');
  expect(said()).toBe('7 wide, 6 high.');
  expect(ghost()?.textContent).toBe('7 × 6');
  press('aaaaaaaaaaa', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Shift+ArrowUp');
  press('aaaaaaaaaaa', 'ArrowUp');
  expect(said()).toBe('Column 3, row 1.');
  expect(ghost()?.style.gridColumn).toBe('3 / span 7');
  expect(placeOf(page, 'c0')).toEqual([0, 0, 8, 6]);
  press('aaaaaaaaaaa', ' ');
  expect(said()).toBe('aaaaaaaaaaa is in column 3, row 1, 7 wide and 5 high.');
  expect(placeOf(page, 'c0')).toEqual([2, 0, 7, 5]);
  expect(ghost()).toBeNull();
  expect(handle('aaaaaaaaaaa').getAttribute('aria-pressed')).toBe('false');
});

it('a dragged cell swaps with the cell under its middle', async () => {
  const page = await draw();
  press('aaaaaaaaaaa', ' ', ...Array.from({ length: 5 }, () => 'ArrowDown'));
  expect(ghost()?.textContent).toBe('Swap places');
  expect(ghost()?.style.gridRow).toBe('7 / span 6');
  press('aaaaaaaaaaa', 'Enter');
  expect(placeOf(page, 'c0')).toEqual([0, 6, 8, 6]);
  expect(placeOf(page, 'c1')).toEqual([0, 0, 8, 6]);
  expect(said()).toBe('aaaaaaaaaaa is in column 1, row 7, 8 wide and 6 high.');
});

it('a lifted cell stays in the hand where it does not fit, and says why', async () => {
  const page = await draw();
  press('aaaaaaaaaaa', ' ', 'Shift+ArrowDown', 'Enter');
  expect(said()).toBe('Another cell is in the way.');
  expect(ghost()?.dataset['refused']).toBe('true');
  expect(handle('aaaaaaaaaaa').getAttribute('aria-pressed')).toBe('true');
  press('aaaaaaaaaaa', 'Shift+ArrowUp', 'Enter');
  expect(handle('aaaaaaaaaaa').getAttribute('aria-pressed')).toBe('false');
  expect(placeOf(page, 'c0')).toEqual([0, 0, 8, 6]);
});

it('a lifted cell stops at the edges', async () => {
  const page = await draw();
  press('Empty cell', ' ', 'ArrowRight', 'ArrowUp', 'Shift+ArrowRight', 'Enter');
  expect(placeOf(page, 'c2')).toEqual([16, 0, 8, 6]);
});

it('a lifted cell is put back by Escape, and when the focus leaves it', async () => {
  const page = await draw();
  press('aaaaaaaaaaa', ' ', 'ArrowRight', 'Escape');
  expect(said()).toBe('aaaaaaaaaaa is back in column 1, row 1.');
  press('bbbbbbbbbbb', ' ', 'ArrowRight');
  fireEvent.blur(handle('bbbbbbbbbbb'));
  expect(said()).toBe('bbbbbbbbbbb is back in column 1, row 7.');
  expect(ghost()).toBeNull();
  expect([placeOf(page, 'c0'), placeOf(page, 'c1')]).toEqual([
    [0, 0, 8, 6],
    [0, 6, 8, 6],
  ]);
});

it('the grid leaves arrow keys, and keys with Ctrl, to the page while nothing is picked up', async () => {
  await draw();
  const isTaken = (init: KeyboardEventInit) => {
    const event = createEvent.keyDown(handle('aaaaaaaaaaa'), init);
    fireEvent(handle('aaaaaaaaaaa'), event);
    return event.defaultPrevented;
  };
  expect(isTaken({ key: 'ArrowDown' })).toBe(false);
  expect(isTaken({ key: ' ', ctrlKey: true })).toBe(false);
  expect(isTaken({ key: 'Tab' })).toBe(false);
  expect(isTaken({ key: ' ' })).toBe(true);
  expect(isTaken({ key: 'Tab' })).toBe(false);
});

it('a playing cell has no bar, and cannot be moved', async () => {
  const page = await draw();
  await page.send({ type: 'player.played', id: 'c0' });
  const cell = screen.getByRole('group', { name: 'aaaaaaaaaaa' });
  expect(within(cell).queryByRole('button', { name: /move or resize$/ })).toBeNull();
  await page.send({ type: 'player.paused', id: 'c0' });
  expect(handle('aaaaaaaaaaa')).toBeTruthy();
});

it('a cell that begins to play while it is held is put back', async () => {
  const page = await draw();
  press('aaaaaaaaaaa', ' ', 'ArrowRight');
  await page.send({ type: 'player.played', id: 'c0' });
  expect(ghost()).toBeNull();
  expect(placeOf(page, 'c0')).toEqual([0, 0, 8, 6]);
});

it('a cell keeps the focus when what had it goes', async () => {
  await draw();
  const chat = screen.getByRole('button', { name: 'Chat' });
  chat.focus();
  fireEvent.click(chat);
  await waitFor(() => expect(document.activeElement?.getAttribute('data-kind')).toBe('chat'));
});

it('a deleted cell gives the focus to the next one, and the last one to the one before', async () => {
  const page = await draw();
  const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
  const focused = () => document.activeElement?.getAttribute('data-cell');
  remove('bbbbbbbbbbb').focus();
  fireEvent.click(remove('bbbbbbbbbbb'));
  await waitFor(() => expect(focused()).toBe('c2'));
  remove('Empty cell').focus();
  fireEvent.click(remove('Empty cell'));
  await waitFor(() => expect(focused()).toBe('c0'));
  expect(page.context().cells).toHaveLength(1);
});

it('the layout does not take back a focus that has left it', async () => {
  const page = await draw();
  handle('aaaaaaaaaaa').focus();
  const outside = document.body.appendChild(document.createElement('button'));
  outside.focus();
  // As while a dialog closes that was opened there.
  outside.blur();
  await page.send({ type: 'cell.swap', id: 'c0', otherId: 'c2' });
  await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  expect(document.activeElement).toBe(document.body);
  outside.remove();
});

describe('by pointer', () => {
  beforeAll(() => {
    Object.assign(HTMLElement.prototype, {
      setPointerCapture: () => undefined,
      releasePointerCapture: () => undefined,
      hasPointerCapture: () => false,
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  /** On a grid of 24 columns of 10 pixels, and rows of 20, which its page scales. */
  const drawSized = async (scale = 1) => {
    const page = await draw();
    const grid = document.querySelector('[data-part="grid"]');
    if (!grid) throw new Error('There is no grid.');
    const width = { value: 240 };
    Object.defineProperties(grid, { clientWidth: width, offsetWidth: width });
    vi.spyOn(grid, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 240 * scale, 480));
    const real = getComputedStyle;
    vi.stubGlobal('getComputedStyle', (element: Element, part?: string) =>
      element === grid ? { gridAutoRows: '20px' } : real(element, part),
    );
    return page;
  };
  const grip = (id: string) => {
    const part = document.querySelector(`[data-cell="${id}"] [data-part="resize"]`);
    if (!part) throw new Error(`Cell ${id} has no corner to drag.`);
    return part;
  };
  const down = (element: Element, init = {}) =>
    fireEvent.pointerDown(element, { button: 0, clientX: 100, clientY: 100, ...init });
  const move = (element: Element, dx: number, dy: number) =>
    fireEvent.pointerMove(element, { clientX: 100 + dx, clientY: 100 + dy });

  it('moves a cell to the nearest field', async () => {
    const page = await drawSized();
    const element = handle('aaaaaaaaaaa');
    down(element);
    move(element, 84, 5);
    expect(ghost()?.style.gridColumn).toBe('9 / span 9');
    fireEvent.pointerUp(element);
    expect(placeOf(page, 'c0')).toEqual([8, 0, 8, 6]);
    expect(ghost()).toBeNull();
  });

  it('moves a cell with the pointer on a page that scales the grid', async () => {
    const page = await drawSized(0.5);
    const element = handle('aaaaaaaaaaa');
    down(element);
    move(element, 42, 3);
    const cell = element.closest<HTMLElement>('[data-cell]');
    expect(cell?.style.translate).toBe('84px 6px');
    fireEvent.pointerUp(element);
    expect(placeOf(page, 'c0')).toEqual([8, 0, 8, 6]);
  });

  it('resizes a cell by its corner', async () => {
    const page = await drawSized();
    down(grip('c1'));
    move(grip('c1'), -22, 41);
    fireEvent.pointerUp(grip('c1'));
    expect(placeOf(page, 'c1')).toEqual([0, 6, 6, 8]);
  });

  it('puts it back by Escape, when the gesture is cancelled, and where it does not fit', async () => {
    const page = await drawSized();
    const element = handle('aaaaaaaaaaa');
    down(element);
    move(element, 84, 0);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.pointerUp(element);
    down(element);
    move(element, 84, 0);
    fireEvent.pointerCancel(element);
    down(grip('c0'));
    move(grip('c0'), 0, 40);
    fireEvent.pointerUp(grip('c0'));
    expect(placeOf(page, 'c0')).toEqual([0, 0, 8, 6]);
    expect(said()).toBe('Another cell is in the way.');
  });

  it('lets go of a cell that begins to play', async () => {
    const page = await drawSized();
    const element = handle('aaaaaaaaaaa');
    down(element);
    move(element, 84, 0);
    await page.send({ type: 'player.played', id: 'c0' });
    fireEvent.pointerUp(document.body);
    expect(ghost()).toBeNull();
    expect(document.querySelector('[data-dragging]')).toBeNull();
    expect(placeOf(page, 'c0')).toEqual([0, 0, 8, 6]);
  });

  it('takes small moves and other buttons for presses', async () => {
    const page = await drawSized();
    const element = handle('aaaaaaaaaaa');
    down(element);
    move(element, 2, 2);
    expect(ghost()).toBeNull();
    fireEvent.pointerUp(element);
    down(element, { button: 2 });
    move(element, 84, 0);
    fireEvent.pointerUp(element);
    expect(placeOf(page, 'c0')).toEqual([0, 0, 8, 6]);
  });
});

async function openPlace() {
  fireEvent.click(screen.getByRole('button', { name: 'More options for aaaaaaaaaaa' }));
  const item = await screen.findByRole('menuitem', { name: 'Position and size…' });
  // oxlint-disable-next-line typescript/require-await -- an async act is one that is awaited
  await act(async () => fireEvent.click(item));
  return screen.findByRole('dialog', { name: 'Position and size of aaaaaaaaaaa' });
}

it('the dialog of numbers moves a cell, and says why it cannot', async () => {
  const page = await draw();
  const dialog = await openPlace();
  const type = (label: string, value: string) => {
    const field = within(dialog).getByRole('spinbutton', { name: label });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  const apply = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Apply' });
  type('Width', '20');
  expect(within(dialog).getByRole('status').textContent).toBe('Another cell is in the way.');
  fireEvent.click(apply);
  expect(placeOf(page, 'c0')).toEqual([0, 0, 8, 6]);
  expect(dialog.isConnected).toBe(true);
  type('Width', '6');
  type('Column', '10');
  fireEvent.click(apply);
  expect(placeOf(page, 'c0')).toEqual([9, 0, 6, 6]);
});

it('Enter in a field of the dialog takes what was typed', async () => {
  const page = await draw();
  const dialog = await openPlace();
  const field = within(dialog).getByRole('spinbutton', { name: 'Column' });
  fireEvent.change(field, { target: { value: '9' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  const form = field.closest('form');
  if (form) fireEvent.submit(form);
  expect(placeOf(page, 'c0')).toEqual([8, 0, 8, 6]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a player that would be too small is said by the keys, by the dialog, and where it is shown', async () => {
  const page = await draw();
  await page.send({ type: 'grid.measured', size: { width: 1_200, height: 960 } });
  press('aaaaaaaaaaa', ' ', 'Shift+ArrowUp');
  expect(said()).toBe('8 wide, 5 high.');
  press('aaaaaaaaaaa', 'Shift+ArrowUp');
  expect(said()).toBe('8 wide, 4 high. YouTube players need at least 200 × 200 pixels.');
  expect(ghost()?.textContent).toBe('YouTube players need at least 200 × 200 pixels.');
  press('aaaaaaaaaaa', 'Escape');
  const dialog = await openPlace();
  const field = within(dialog).getByRole('spinbutton', { name: 'Width' });
  fireEvent.change(field, { target: { value: '3' } });
  fireEvent.blur(field);
  expect(within(dialog).getByRole('status').textContent).toBe(
    'YouTube players need at least 200 × 200 pixels.',
  );
});

describe('chats', () => {
  const CHATS = 'AAIGaaaaaaaaaaa,IAIGchat0,QAIGchat0';

  it('chats of one channel have names of their own', async () => {
    await draw(CHATS);
    const names = screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'));
    expect(names.slice(0, 3)).toEqual([
      'aaaaaaaaaaa',
      'aaaaaaaaaaa’s chat',
      'aaaaaaaaaaa’s chat (2)',
    ]);
  });

  it('chats are called by what they show, their translations by the video that those are of', async () => {
    const page = await draw(CHATS);
    await page.send({ type: 'chat.toggle', id: 'c1', panel: 'tl' });
    await page.send({ type: 'chat.toggle', id: 'c2', panel: 'tl' });
    await page.send({ type: 'chat.toggle', id: 'c2', panel: 'chat' });
    await waitFor(() => {
      const panels = screen.getAllByRole('region', { name: /translations/ });
      expect(panels.map((one) => one.getAttribute('aria-label'))).toEqual([
        'aaaaaaaaaaa’s translations',
        'aaaaaaaaaaa’s translations (2)',
      ]);
    });
    const headings = [...document.querySelectorAll('[data-kind="chat"] p')];
    expect(headings.map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['aaaaaaaaaaa’s translations', 'aaaaaaaaaaa’s translations (2)']),
    );
    expect(document.querySelector('[data-cell="c1"]')?.getAttribute('aria-label')).toBe(
      'aaaaaaaaaaa’s chat',
    );
    expect(document.querySelector('[data-cell="c2"]')?.getAttribute('aria-label')).toBe(
      'aaaaaaaaaaa’s translations (2)',
    );
  });

  it('load their frames once the player of the layout has loaded', async () => {
    await draw('AAIGaaaaaaaaaaa,IAIGchat0');
    const frameOf = (kind: string) =>
      document.querySelector<HTMLIFrameElement>(`[data-kind="${kind}"] iframe`);
    await waitFor(() => expect(frameOf('video')).not.toBeNull());
    expect(frameOf('chat')).toBeNull();
    expect(document.querySelector('[data-kind="chat"]')?.textContent).toContain('aaaaaaaaaaa');
    const player = frameOf('video');
    if (player) fireEvent.load(player);
    await waitFor(() => expect(frameOf('chat')).not.toBeNull());
  });

  it('show their content, and their controls only while they are arranged', async () => {
    const page = await draw(CHATS);
    const cell = () => document.querySelector('[data-cell="c1"]');
    const controls = () => cell()?.querySelectorAll('select, [aria-pressed]').length;
    expect(controls()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Edit aaaaaaaaaaa’s chat' }));
    expect(controls()).toBeGreaterThan(2);
    await page.send({ type: 'cell.confirm', id: 'c1' });
    expect(controls()).toBe(0);
  });
});

it('a file that is dragged in is let through to its cell by frames', async () => {
  await draw();
  const grid = document.querySelector('[data-part="grid"]');
  const isOpen = () => grid?.hasAttribute('data-dropping');
  fireEvent.dragStart(document.body);
  expect(isOpen()).toBe(true);
  fireEvent.dragEnd(document.body);
  expect(isOpen()).toBe(false);
  fireEvent.dragEnter(document.body);
  fireEvent.dragLeave(document.body);
  expect(isOpen()).toBe(false);
});
