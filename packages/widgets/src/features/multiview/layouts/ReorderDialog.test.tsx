import type { Video } from '@oshimado/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sampleChannel } from '../../../testing';
import { drawLayouts } from '../../../testing/layouts-page';
import { video } from '../../../testing/videos';
import { ReorderDialog } from '.';

// Loaded before the tests, so that none of them waits for a disk.
await import('./ReorderDialog');

const ID = 'aaaaaaaaaaa';
const CODE = `AAMY${ID},MAMMtwitchhinata,MMGMchat0,SMGM`;
const known: readonly Video[] = [video({ id: ID, channel: { ...sampleChannel, name: 'Hinata' } })];

async function draw(code = CODE) {
  const onClose = vi.fn();
  const page = await drawLayouts(<ReorderDialog onClose={onClose} />, {
    code,
    client: { getVideos: () => Promise.resolve([...known]) },
  });
  await screen.findByRole('dialog', { name: 'Reorder layout' });
  return { ...page, onClose };
}
const cell = (name: string | RegExp) => screen.getByRole('button', { name });
const said = () => screen.getByRole('status').textContent;
const placeOf = ({ context }: Awaited<ReturnType<typeof draw>>, at: number) => {
  const { x, y, w, h } = context().cells[at] ?? {};
  return [x, y, w, h];
};

it('names each cell and its place, from the top', async () => {
  await draw();
  await screen.findByRole('button', { name: 'Hinata, place 1 of 4' });
  const names = screen
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label'))
    .slice(0, 4);
  expect(names).toEqual([
    'Hinata, place 1 of 4',
    'hinata, place 2 of 4',
    'Hinata’s chat, place 3 of 4',
    'Empty cell, place 4 of 4',
  ]);
});

it('the dialog swaps two cells by pressing one after the other, and says so', async () => {
  const page = await draw();
  await screen.findByRole('button', { name: 'Hinata, place 1 of 4' });
  const before = page.context().cells;
  fireEvent.click(cell('Hinata, place 1 of 4'));
  expect(cell('Hinata, place 1 of 4').getAttribute('aria-pressed')).toBe('true');
  expect(said()).toMatch(/^Hinata picked up\./);
  const second = cell('hinata, place 2 of 4');
  fireEvent.click(second);
  expect(said()).toBe('Hinata and hinata swapped.');
  expect(placeOf(page, 0)).toEqual([12, 0, 12, 12]);
  expect(page.context().cells.map(({ id, content }) => [id, content])).toEqual(
    before.map(({ id, content }) => [id, content]),
  );
  // The button stays where it was, and with it the focus.
  expect(cell('Hinata, place 2 of 4')).toBe(second);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

it('the dialog puts down what was picked up by a second press', async () => {
  const page = await draw();
  const { cells } = page.context();
  fireEvent.click(cell(/place 4/));
  fireEvent.click(cell(/place 4/));
  expect(said()).toBe('Empty cell put down.');
  expect(page.context().cells).toBe(cells);
});

it('Escape puts down, and closes the dialog only afterwards', async () => {
  const { onClose } = await draw();
  fireEvent.click(cell(/place 4/));
  fireEvent.keyDown(cell(/place 4/), { key: 'Escape' });
  expect(said()).toBe('Empty cell put down.');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(cell(/place 4/), { key: 'Escape' });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

/** Gives each cell of the map a place on the screen: a row of 100 px each. */
function layOut() {
  for (const [at, element] of document.querySelectorAll('[data-place]').entries()) {
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(at * 100, 0, 100, 100));
    Object.assign(element, { setPointerCapture: vi.fn() });
  }
}
const pointer = { pointerId: 1, isPrimary: true, button: 0 };

function drag(element: HTMLElement, from: number, to: number) {
  fireEvent.pointerDown(element, { ...pointer, clientX: from, clientY: 50 });
  fireEvent.pointerMove(element, { ...pointer, clientX: (from + to) / 2, clientY: 50 });
  fireEvent.pointerMove(element, { ...pointer, clientX: to, clientY: 50 });
}
const letGo = (element: HTMLElement, at: number) => {
  fireEvent.pointerUp(element, { ...pointer, clientX: at, clientY: 50 });
  fireEvent.click(element, { detail: 1 });
};

it('the dialog swaps a cell with the one it is dragged onto', async () => {
  const page = await draw();
  layOut();
  const first = cell(/place 1/);
  drag(first, 50, 350);
  expect(first.dataset.dragged).toBe('true');
  expect(cell(/place 4/).dataset.over).toBe('true');
  letGo(first, 350);
  expect(placeOf(page, 0)).toEqual([18, 12, 6, 12]);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

it('the dialog leaves a cell where it is that is dropped beside the map', async () => {
  const page = await draw();
  const { cells } = page.context();
  layOut();
  const first = cell(/place 1/);
  drag(first, 50, 950);
  letGo(first, 950);
  expect(page.context().cells).toBe(cells);
});

it('the dialog takes a press that hardly moves for a press', async () => {
  await draw();
  layOut();
  const first = cell(/place 1/);
  drag(first, 50, 52);
  letGo(first, 52);
  expect(first.getAttribute('aria-pressed')).toBe('true');
});

it('Escape ends a drag, and letting go is no press', async () => {
  const page = await draw();
  const { cells } = page.context();
  layOut();
  const first = cell(/place 1/);
  drag(first, 50, 350);
  fireEvent.keyDown(first, { key: 'Escape' });
  letGo(first, 350);
  expect(page.context().cells).toBe(cells);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

it('the dialog says that there is nothing to swap', async () => {
  await draw('AAYY');
  expect(screen.getByText('There’s nothing to swap yet. Add another cell first.')).toBeTruthy();
});
