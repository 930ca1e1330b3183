import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button, ButtonLink } from '../button';
import { key, keyboardStory } from '../story-kit/keyboard';
import { VirtualList } from './VirtualList';
import { inBox } from '../story-kit/in-box';

const MANY = 10_000;
const items = Array.from({ length: MANY }, (_item, index) => `Entry ${index + 1}`);

const meta = {
  title: 'Display/VirtualList',
  component: VirtualList<string>,
  tags: ['ready'],
  args: {
    label: 'Entries',
    items,
    itemKey: (item) => item,
    renderItem: (item) => <ButtonLink href={`#${item}`}>{item}</ButtonLink>,
    gap: 8,
  },
  decorators: [inBox({ blockSize: '20rem' })],
} satisfies Meta<typeof VirtualList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ten thousand rows, of which a few are drawn, once the list knows its height. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('listitem');
    await expect(rows.length).toBeLessThan(40);
    await expect(rows[0]).toHaveAttribute('aria-setsize', String(MANY));
  },
};
/** Rows are measured once they are drawn; until then they may lie on top of each other. */
async function seeRowsInPlace(canvasElement: HTMLElement) {
  await waitFor(async () => {
    const rows = within(canvasElement).getAllByRole('listitem');
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const overlaps = boxes.filter((box, index) => box.top < (boxes[index - 1]?.bottom ?? 0) - 1);
    await expect(overlaps).toEqual([]);
  });
}

export const Few: Story = {
  args: { items: items.slice(0, 3) },
  play: ({ canvasElement }) => seeRowsInPlace(canvasElement),
};
export const Empty: Story = { args: { items: [] } };

/** As in a chat: the newest row is seen first. */
export const FollowsEnd: Story = {
  args: { followsEnd: true },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: `Entry ${MANY}` });
  },
};

const EARLIER = items.slice(0, 10);
const MISSED = items.slice(10, 400);
const LATEST = 'The latest entry, with so many words that it takes more than a line';
/** The latest row is there before the many that were missed. */
function Reconnecting() {
  const [isBack, setIsBack] = useState(false);
  const shown = isBack ? [...EARLIER, ...MISSED, LATEST] : [...EARLIER, LATEST];
  return (
    <>
      <Button onClick={() => setIsBack(true)}>Load what was missed</Button>
      <div style={{ blockSize: '10rem', inlineSize: '14rem' }}>
        <VirtualList
          label="Entries"
          items={shown}
          itemKey={(item) => item}
          renderItem={(item) => <p>{item}</p>}
          estimateSize={20}
          followsEnd
        />
      </div>
    </>
  );
}
/** Rows that come in before the last one, many at once, do not lead away from the end. */
export const FollowsEndThroughMissedRows: Story = {
  render: () => <Reconnecting />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isAtEnd = () =>
      waitFor(async () => {
        const list = canvas.getByRole('region', { name: 'Entries' });
        await expect(list.scrollTop).toBeGreaterThan(0);
        await expect(list.scrollHeight - list.clientHeight - list.scrollTop).toBeLessThan(2);
        await expect(canvas.getByText(LATEST)).toBeVisible();
      });
    await isAtEnd();
    await userEvent.click(canvas.getByRole('button', { name: 'Load what was missed' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-setsize', '401'),
    );
    await isAtEnd();
  },
};
const RECENT = items.slice(500, 540);
/** Loads earlier rows by a row at the beginning, as a chat does. */
function LoadingEarlier() {
  const [earlier, setEarlier] = useState<readonly string[]>([]);
  const load = () => setEarlier(items.slice(470, 500));
  return (
    <div style={{ blockSize: '10rem', inlineSize: '14rem' }}>
      <VirtualList
        label="Entries"
        items={['Earlier', ...earlier, ...RECENT]}
        itemKey={(item) => item}
        // Every third row is higher than a row is thought to be.
        renderItem={(item, index) =>
          item === 'Earlier' ? (
            <Button onClick={load}>Load earlier</Button>
          ) : (
            <p style={{ paddingBlock: index % 3 === 0 ? 24 : 0 }}>{item}</p>
          )
        }
        estimateSize={20}
        followsEnd
      />
    </div>
  );
}
/** Rows that are added above leave what is read in its place. */
export const KeepsPlaceBelowEarlierRows: Story = {
  render: () => <LoadingEarlier />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('region', { name: 'Entries' });
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0));
    const load = await waitFor(() => {
      // Again and again: until its rows are measured, the list goes back to its end.
      list.scrollTop = 0;
      return canvas.getByRole('button', { name: 'Load earlier' });
    });
    const topOf = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    const before = topOf('Entry 502');
    await userEvent.click(load);
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]?.ariaSetSize).toBe('71'));
    await waitFor(() => expect(Math.abs(topOf('Entry 502') - before)).toBeLessThan(2));
    await expect(canvas.getByText('Entry 500')).toBeVisible();
  },
};
const MIDDLE = 5_000;
/** The row that is current stays in the middle. */
export const Current: Story = {
  args: { current: MIDDLE },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: `Entry ${MIDDLE + 1}` });
  },
};

export const Keyboard: Story = keyboardStory([
  key(
    'Tab',
    'Moves to the list, which arrows scroll, then into its rows.',
    async ({ canvas, user }) => {
      await canvas.findByRole('link', { name: 'Entry 1' });
      await user.tab();
      await expect(canvas.getByRole('region', { name: 'Entries' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('link', { name: 'Entry 1' })).toHaveFocus();
    },
  ),
  key('Arrow down', 'Moves to the next row.', async ({ canvas, user }) => {
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Entry 2' })).toHaveFocus());
  }),
  key('Arrow up', 'Moves to the row before it.', async ({ canvas, user }) => {
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Entry 1' })).toHaveFocus());
  }),
  key('End', 'Moves to the last row, however far it is.', async ({ canvas, user }) => {
    await user.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('link', { name: `Entry ${MANY}` })).toHaveFocus());
  }),
  key('Home', 'Moves to the first row.', async ({ canvas, user }) => {
    await user.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Entry 1' })).toHaveFocus());
  }),
]);

/** What has the focus is drawn wherever the list is scrolled to. */
export const KeepsFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const second = await canvas.findByRole('link', { name: 'Entry 2' });
    second.focus();
    canvas.getByRole('region').scrollTop = 100_000;
    await waitFor(() =>
      expect(Number(canvas.getAllByRole('listitem').at(-1)?.ariaPosInSet)).toBeGreaterThan(1000),
    );
    await expect(second).toHaveFocus();
  },
};
