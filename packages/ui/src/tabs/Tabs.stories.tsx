import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
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

const meta = { title: 'UI/Tabs', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Tab stops once; arrows, Home and End move; Enter and Space choose. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const tab = (name: string) => within(canvasElement).getByRole('tab', { name });
    tab('Live').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Archive')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tab('Clips')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Live')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.keyboard(' ');
    await expect(tab('Clips')).toHaveAttribute('aria-selected', 'true');
  },
};
