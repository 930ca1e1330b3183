import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onStoryPage } from '../../storybook/decorator';
import { sampleVideo } from '../../storybook/sample-videos';
import { VideoCard } from './VideoCard';
import { narrow } from './VideoCard.stories.css';

const meta = {
  title: 'Widgets/VideoCard',
  component: VideoCard,
  decorators: [
    (Story) => (
      <div className={narrow}>
        <Story />
      </div>
    ),
    onStoryPage,
  ],
  args: { headingLevel: 2 },
} satisfies Meta<typeof VideoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { video: sampleVideo({ id: 'story-00000' }) } };

/** Every prop in the controls. */
export const Playground: Story = {
  args: {
    video: sampleVideo({ id: 'story-00002' }),
    shape: 'grid',
    isPriority: false,
    hideChannel: false,
  },
};

/** The menu comes with the first press; arrows, Enter and Escape work in it. */
export const Menu: Story = {
  args: { video: sampleVideo({ id: 'story-00001' }) },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = await within(canvasElement).findByRole('button', { name: /Actions for|操作/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const items = await page.findAllByRole('menuitem');
    for (const item of [...items, items[0]]) {
      await waitFor(() => expect(item).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    const again = within(canvasElement).getByRole('button', { name: /Actions for|操作/ });
    await waitFor(() => expect(again).toHaveFocus());
  },
};
