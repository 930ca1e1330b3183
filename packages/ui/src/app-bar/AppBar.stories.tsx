import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '../button';
import { BellIcon, MenuIcon, SearchIcon } from '../icon';
import { key, keyboardStory } from '../story-kit/keyboard';
import { Tab, TabList } from '../tabs';
import { AppBar } from './AppBar';
import { inBox } from '../story-kit/in-box';

const meta = {
  title: 'Layout/AppBar',
  component: AppBar,
  tags: ['ready'],
  args: {
    start: <IconButton icon={MenuIcon} label="Menu" />,
    title: 'Window',
    end: (
      <>
        <IconButton icon={SearchIcon} label="Search" />
        <IconButton icon={BellIcon} label="News" />
      </>
    ),
  },
  // A bar at the top of a page is no part of what the page is about.
  decorators: [inBox({ margin: '-1rem' })],
} satisfies Meta<typeof AppBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongTitle: Story = {
  args: { title: 'A title that is longer than a phone is wide, and says so with an ellipsis' },
};

export const WithTabs: Story = {
  args: {
    tabs: (
      <TabList label="Shown">
        <Tab id="tab-live" href="#live" controls="panel" selected>
          Live
        </Tab>
        <Tab id="tab-archive" href="#archive" controls="panel" selected={false}>
          Archive
        </Tab>
      </TabList>
    ),
  },
  render: (args) => (
    <>
      <AppBar {...args} />
      <div role="tabpanel" id="panel" aria-labelledby="tab-live" style={{ padding: '1rem' }}>
        Live
      </div>
    </>
  ),
};

export const Keyboard: Story = keyboardStory([
  key('Tab', 'Moves from the start of the bar to its end.', async ({ canvas, user }) => {
    for (const name of ['Menu', 'Search', 'News']) {
      await user.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  }),
]);
