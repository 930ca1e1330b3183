import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { ChatIcon, NoteIcon, PeopleIcon } from '../icon';
import { keepValue } from '../story-kit/keep-value';
import { key, keyboardStory } from '../story-kit/keyboard';
import { PanelTabs } from './PanelTabs';

const Example = keepValue(PanelTabs);

const meta = {
  title: 'Navigation/PanelTabs',
  component: PanelTabs,
  tags: ['ready'],
  args: {
    label: 'Shown',
    value: 'talk',
    onValueChange: () => undefined,
    tabs: [
      { value: 'talk', label: 'Talk', content: <p>What is said.</p> },
      { value: 'songs', label: 'Songs', content: <p>What is sung.</p> },
      { value: 'people', label: 'People', content: <p>Who is there.</p> },
    ],
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof PanelTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** More than fit: the row scrolls, and what has the focus is in view. */
export const Many: Story = {
  args: {
    value: 'tab-0',
    tabs: Array.from({ length: 20 }, (_tab, index) => ({
      value: `tab-${index}`,
      label: `A tab with a name, ${index + 1}`,
      content: <p>Panel {index + 1}</p>,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: 'A tab with a name, 1' }).focus();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'A tab with a name, 20' });
    await expect(last).toHaveFocus();
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1);
  },
};

/** The arrows only move the focus; Enter or Space chooses. */
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = (name: string) => canvas.getByRole('tab', { name });
    tab('Talk').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Songs')).toHaveFocus();
    await expect(tab('Talk')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(tab('Songs')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard(' ');
    await expect(tab('People')).toHaveAttribute('aria-selected', 'true');
  },
};

export const WithDisabled: Story = {
  args: {
    tabs: [
      { value: 'talk', label: 'Talk', icon: ChatIcon, content: <p>What is said.</p> },
      { value: 'songs', label: 'Songs', icon: NoteIcon, content: <p>Sung.</p>, disabled: true },
      { value: 'people', label: 'People', icon: PeopleIcon, content: <p>Who is there.</p> },
    ],
  },
};

const touch = { pointerId: 1, pointerType: 'touch', isPrimary: true };

/** A finger that goes 50 px sideways brings the next panel; 49 px bring nothing. */
export const Swipe: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const swipe = async (by: number) => {
      const panel = canvas.getByRole('tabpanel');
      await fireEvent.pointerDown(panel, { ...touch, clientX: 200, clientY: 10 });
      await fireEvent.pointerUp(panel, { ...touch, clientX: 200 + by, clientY: 12 });
    };
    await swipe(-49);
    await expect(canvas.getByRole('tab', { name: 'Talk' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await swipe(-50);
    await expect(canvas.getByRole('tab', { name: 'Songs' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await swipe(50);
    await expect(canvas.getByRole('tab', { name: 'Talk' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Keyboard: Story = keyboardStory([
  key('Tab', 'Moves to the chosen tab, then into its panel.', async ({ canvas, user }) => {
    await user.tab();
    await expect(canvas.getByRole('tab', { name: 'Talk' })).toHaveFocus();
    await user.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await user.tab({ shift: true });
  }),
  key('Arrow right', 'Chooses the next tab; from the last the first.', async ({ canvas, user }) => {
    await user.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Songs' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What is sung.');
  }),
  key(
    'Arrow left',
    'Chooses the tab before it; from the first the last.',
    async ({ canvas, user }) => {
      await user.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(canvas.getByRole('tab', { name: 'People' })).toHaveFocus();
    },
  ),
  key('Home', 'Chooses the first tab.', async ({ canvas, user }) => {
    await user.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Talk' })).toHaveFocus();
  }),
  key('End', 'Chooses the last tab.', async ({ canvas, user }) => {
    await user.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'People' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  }),
]);
