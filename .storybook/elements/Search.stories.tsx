import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drawingOf, reaches, type ElementArgs, elementStories } from './element-story';

const meta = {
  title: 'Embeds/oshi-search',
  tags: ['ready'],
  ...elementStories('oshi-search', { org: 'Hololive', max: 6 }),
} satisfies Meta<ElementArgs>;
export default meta;
type Story = StoryObj<ElementArgs>;

/** Writes the words into the field and sends them. */
const search =
  (words: string): NonNullable<Story['play']> =>
  async (context) => {
    await reaches('shown')(context);
    const drawing = drawingOf(context);
    await userEvent.type(within(drawing).getByRole('searchbox'), `${words}{Enter}`);
    await waitFor(() =>
      expect(drawing.querySelector('[data-part=results]')).toHaveAttribute('aria-busy', 'false'),
    );
  };

export const Default: Story = {};
export const Found: Story = { play: search('castle') };
export const NothingFound: Story = { play: search('empty') };
