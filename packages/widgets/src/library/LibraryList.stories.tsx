import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { onFeaturePage } from '../storybook/feature';
import { scene1 } from '../storybook/pictures';
import { sampleStoredVideo } from '../testing/samples';
import { library } from './library';
import { LibraryList } from './LibraryList';

/** Fills the library of the browser, which all stories share, with so many videos. */
async function fill(count: number) {
  await library.load();
  await library.remove([...library.getState().entries.keys()]);
  await library.add(
    Array.from({ length: count }, (_, index) => ({
      video: sampleStoredVideo(`library${String(index).padStart(4, '0')}`, {
        title: `Evening chat and your letters, part ${index + 1}`,
        thumbnail: scene1,
      }),
      addedAt: index,
    })),
  );
  return {};
}

const meta = {
  title: 'Widgets/Library',
  component: LibraryList,
  decorators: [onFeaturePage],
  args: { page: 1, hrefFor: (page: number) => `?page=${page}` },
} satisfies Meta<typeof LibraryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { loaders: [() => fill(0)] };
export const Filled: Story = { loaders: [() => fill(4)] };
/** More than one page. */
export const Pages: Story = { args: { page: 2 }, loaders: [() => fill(60)] };
/** Two videos are selected. */
export const Selected: Story = {
  ...Filled,
  play: async ({ canvasElement }) => {
    const boxes = await within(canvasElement).findAllByRole('checkbox');
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
  },
};
/** The question before the selected videos are deleted. */
export const Deleting: Story = {
  ...Filled,
  play: async (context) => {
    await Selected.play?.(context);
    const buttons = await within(context.canvasElement).findAllByRole('button');
    const remove = buttons.find((button) => button.getAttribute('aria-haspopup') === 'dialog');
    if (remove) await userEvent.click(remove);
  },
};
