import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button';
import { key, keyboardStory } from '../story-kit/keyboard';
import { Tooltip } from './Tooltip';
import { inBox } from '../story-kit/in-box';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { text: 'Everybody with the link can see it', children: <Button>Share</Button> },
  decorators: [inBox({ padding: '4rem 8rem' })],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
/** More than words: what is drawn has a text for those who do not see it. */
export const Drawn: Story = {
  args: { defaultOpen: true, content: <strong>Everybody with the link</strong> },
};
export const Below: Story = { args: { defaultOpen: true, side: 'bottom' } };

export const Keyboard: Story = keyboardStory([
  key(
    'Tab',
    'Moving the focus to what it explains shows it, at once.',
    async ({ canvas, page, user }) => {
      await user.tab();
      const button = canvas.getByRole('button', { name: 'Share' });
      await expect(button).toHaveFocus();
      await expect(await page.findByRole('tooltip')).toHaveTextContent('Everybody');
      await expect(button).toHaveAccessibleDescription(/Everybody/);
    },
  ),
  key('Escape', 'Hides it; the focus stays.', async ({ canvas, page, user }) => {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
  }),
]);
