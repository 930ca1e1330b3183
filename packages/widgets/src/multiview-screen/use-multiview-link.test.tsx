/** Links of shared layouts: opened, kept out by a question, or refused in words. */
import type { Client } from '@oshimado/contract';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MultiviewMessages } from '../multiview';
import { drawLayouts } from '../testing/layouts-page';
import { useMultiviewLink } from './use-multiview-link';

const ID = 'aaaaaaaaaaa';

async function open(link: string, code?: string) {
  const onLeft = vi.fn();
  const getMultiviewRecord = vi.fn<Client['getMultiviewRecord']>(
    () => new Promise(() => undefined),
  );
  function Link() {
    useMultiviewLink(link, onLeft);
    return null;
  }
  const page = await drawLayouts(
    <>
      <MultiviewMessages />
      <Link />
    </>,
    { ...(code !== undefined && { code }), client: { getMultiviewRecord } },
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

it.each([
  ['Part 2 is cut off.', 'AAMM,MA'],
  ['Part 1 isn’t a video or a chat.', 'AAMMnoVideo'],
  ['Part 1 has a character that doesn’t belong there.', 'A!MM'],
  ['Part 1 doesn’t fit on the screen.', 'UAMM'],
  ['Two of its cells overlap.', 'AAMM,GGMM'],
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
