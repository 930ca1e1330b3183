import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { key, keyboardStory, type KeyContext } from '../story-kit/keyboard';
import { Tab, TabList, TabPanel } from './Tabs';

const NAMES = ['Live', 'Archive', 'Clips'];

function Example() {
  const [chosen, setChosen] = useState('Live');
  return (
    <>
      <TabList label="What to show">
        {NAMES.map((name) => (
          <Tab
            key={name}
            id={`tab-${name}`}
            href={`#${name}`}
            controls="panel"
            selected={name === chosen}
            onClick={(event) => {
              event.preventDefault();
              setChosen(name);
            }}
          >
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanel id="panel" labelledBy={`tab-${chosen}`}>
        <p>{chosen}</p>
      </TabPanel>
    </>
  );
}

const meta = {
  title: 'Navigation/Tabs',
  component: Tab,
  subcomponents: { TabList, TabPanel },
  tags: ['ready'],
  args: { id: 'tab', href: '#', controls: 'panel', selected: true },
  render: () => <Example />,
} satisfies Meta<typeof Tab>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const tabOf = ({ canvas }: KeyContext, name: string) => canvas.getByRole('tab', { name });

export const Keyboard: Story = keyboardStory([
  key('Tab', 'Moves to the chosen tab; the row is one stop.', async (on) => {
    await on.user.tab();
    await expect(tabOf(on, 'Live')).toHaveFocus();
  }),
  key('Arrow right', 'Moves to the next tab; from the last to the first.', async (on) => {
    await on.user.keyboard('{ArrowRight}');
    await expect(tabOf(on, 'Archive')).toHaveFocus();
  }),
  key('End', 'Moves to the last tab.', async (on) => {
    await on.user.keyboard('{End}');
    await expect(tabOf(on, 'Clips')).toHaveFocus();
    await on.user.keyboard('{ArrowRight}');
    await expect(tabOf(on, 'Live')).toHaveFocus();
  }),
  key('Arrow left', 'Moves to the tab before it; from the first to the last.', async (on) => {
    await on.user.keyboard('{ArrowLeft}');
    await expect(tabOf(on, 'Clips')).toHaveFocus();
  }),
  key('Space', 'Chooses the tab.', async (on) => {
    await on.user.keyboard(' ');
    await expect(tabOf(on, 'Clips')).toHaveAttribute('aria-selected', 'true');
  }),
  key('Home', 'Moves to the first tab.', async (on) => {
    await on.user.keyboard('{Home}');
    await expect(tabOf(on, 'Live')).toHaveFocus();
  }),
  key('Enter', 'Chooses the tab, as the link that it is.', async (on) => {
    await on.user.keyboard('{Enter}');
    await expect(tabOf(on, 'Live')).toHaveAttribute('aria-selected', 'true');
  }),
]);
