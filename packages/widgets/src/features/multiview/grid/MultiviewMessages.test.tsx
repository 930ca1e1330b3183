/** What is said of changes of the layout: what they left out, and how they are undone. */
import { isChatCell } from '@oshimado/domain';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawLayouts } from '../../../testing/layouts-page';
import { MultiviewMessages } from '.';

await import('../../../base/toasts/ToastHost');

const draw = (code?: string) =>
  drawLayouts(<MultiviewMessages />, code === undefined ? {} : { code });

it('a layout that is too small says what it left out, and Undo brings it back', async () => {
  const page = await draw('AAIYaaaaaaaaaaa,IAIYbbbbbbbbbbb,QAEYchat0,UAEYchat1');
  await page.send({ type: 'layout.choose', code: 'AAYY' });
  expect(await screen.findByText('No longer shown: 1 video, 2 chats')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(page.context().cells).toHaveLength(4);
});

it('a layout that was undone by keys is no more what the Undo of its toast takes back', async () => {
  const page = await draw('AAIYaaaaaaaaaaa,IAIYbbbbbbbbbbb');
  await page.send({ type: 'layout.choose', code: 'AAYY' });
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await page.send({ type: 'layout.undo' });
  const [first] = page.context().cells;
  await page.send({ type: 'cell.empty', id: first?.id ?? '' });
  const { cells } = page.context();
  fireEvent.click(undo);
  expect(page.context().cells).toBe(cells);
});

it('a layout of which a chat shows something else since is still what Undo takes back', async () => {
  const page = await draw('AAIYaaaaaaaaaaa,IAIYbbbbbbbbbbb,QAEYchat0');
  const { cells: before } = page.context();
  await page.send({ type: 'layout.choose', code: 'AAMYchat0,MAMY' });
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const { cells } = page.context();
  const chat = cells.find(isChatCell);
  await page.send({ type: 'chat.toggle', id: chat?.id ?? '', panel: 'tl' });
  expect(page.context().cells).not.toBe(cells);
  fireEvent.click(undo);
  expect(page.context().cells).toBe(before);
});

it('a layout that has room for everything says nothing of that', async () => {
  const page = await draw('AAIYaaaaaaaaaaa');
  await page.send({ type: 'layout.choose', code: 'AAYY' });
  expect(await screen.findByText('Layout changed')).toBeTruthy();
  expect(screen.queryByText(/No longer shown/)).toBeNull();
});

it('a link that was opened on an empty screen offers no Undo, because it replaces nothing', async () => {
  const page = await draw();
  await page.send({ type: 'link.open', code: 'AAYYaaaaaaaaaaa,MA' });
  expect(page.context().cells).toHaveLength(1);
  expect(await screen.findByText('Parts of this link needed fixing')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('a link of which parts were wrong names each of them', async () => {
  const page = await draw();
  await page.send({ type: 'link.open', code: 'AAMMaaaaaaaaaaa,MA,UAMMbbbbbbbbbbb' });
  expect(await screen.findByText('Parts of this link needed fixing')).toBeTruthy();
  expect(screen.getByText('Part 2 is cut off. Part 3 doesn’t fit on the screen.')).toBeTruthy();
  expect(page.context().cells).toHaveLength(2);
});
