/** Links of shared layouts: opened, kept out by a question, or refused in words. */
import type { Client } from '@oshimado/contract';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MultiviewMessages } from '../grid';
import { drawLayouts } from '../../../testing/layouts-page';
import { useMultiviewLink } from './use-multiview-link';

const ID = 'aaaaaaaaaaa';

async function open(link: string, code?: string, query: Readonly<Record<string, string>> = {}) {
  const onLeft = vi.fn();
  const getMultiviewRecord = vi.fn<Client['getMultiviewRecord']>(
    () => new Promise(() => undefined),
  );
  function Link() {
    useMultiviewLink(link, query, onLeft);
    return null;
  }
  const page = await drawLayouts(
    <>
      <MultiviewMessages />
      <Link />
    </>,
    { code, client: { getMultiviewRecord } },
  );
  return { ...page, onLeft, getMultiviewRecord };
}

it('an empty screen opens the layout at once, and the server counts it', async () => {
  const { context, onLeft, getMultiviewRecord } = await open(`AAYY${ID}`);
  expect(context().cells).toHaveLength(1);
  expect(getMultiviewRecord).toHaveBeenCalledWith({ link: `AAYY${ID}` });
  expect(onLeft).not.toHaveBeenCalled();
});

it('a layout of the viewer’s own stays until it is decided, and the address is left when it is kept', async () => {
  const { context, onLeft, send } = await open(`AAYY${ID}`, 'AAMM');
  expect(context().question?.reason).toBe('link');
  await send({ type: 'question.cancel' });
  expect(context().cells[0]).toMatchObject({ w: 12, h: 12 });
  expect(onLeft).toHaveBeenCalledTimes(1);
});

it('the parts of a link that are right are opened, and the server counts no link with faults', async () => {
  const { context, onLeft, getMultiviewRecord } = await open(`AAMM${ID},MA`);
  expect(await screen.findByText('Part 2 is cut off.')).toBeTruthy();
  expect(context().cells).toHaveLength(1);
  expect(getMultiviewRecord).not.toHaveBeenCalled();
  expect(onLeft).not.toHaveBeenCalled();
});

it('the address is left as soon as the layout is another one', async () => {
  const { onLeft, send } = await open(`AAMM${ID}`);
  await send({ type: 'cell.swap', id: 'c0', otherId: 'c0' });
  expect(onLeft).not.toHaveBeenCalled();
  await send({ type: 'layout.undo' });
  expect(onLeft).toHaveBeenCalledTimes(1);
});

it('the address is left when a chat shows another video', async () => {
  const other = 'bbbbbbbbbbb';
  const { context, onLeft, send } = await open(`AAMM${ID},AMMM${other},MAMYchat0`);
  const chat = context().cells.find(({ content }) => content?.type === 'chat');
  await send({ type: 'chat.choose', id: chat?.id ?? '', tab: 1 });
  expect(onLeft).toHaveBeenCalledTimes(1);
});

it('the address is left too when the layout was there already, as after a reload', async () => {
  const { onLeft, send } = await open(`AAMM${ID}`, `AAMM${ID}`);
  expect(onLeft).not.toHaveBeenCalled();
  await send({ type: 'cell.add' });
  expect(onLeft).toHaveBeenCalledTimes(1);
});

it('chats of the link show what the address says', async () => {
  const { context } = await open(`AAMM${ID},MAMYchat0`, undefined, { panels: 't' });
  expect(context().cells[1]?.content).toMatchObject({ panels: 'tl' });
});

it.each([
  ['Part 1 is cut off.', 'AA,MA'],
  ['Part 1 isn’t a video or a chat.', 'AAMMnoVideo'],
  ['Part 1 has a character that doesn’t belong there.', 'A!MM'],
  ['Part 1 doesn’t fit on the screen.', 'UAMM'],
  ['It has more than 64 cells.', Array.from({ length: 400 }, () => 'AABB').join()],
  ['It’s too long.', 'AAMM,'.repeat(2_000)],
])('a link that cannot be read says why: %s', async (why, link) => {
  const { context, onLeft, getMultiviewRecord } = await open(link, `AAYY${ID}`);
  expect(await screen.findByText('Couldn’t open this link')).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
  expect(context().cells).toHaveLength(1);
  expect(onLeft).toHaveBeenCalledTimes(1);
  expect(getMultiviewRecord).not.toHaveBeenCalled();
});
