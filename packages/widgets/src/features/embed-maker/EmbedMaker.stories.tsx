import type { EmbedElement } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { defaultSiteLinks } from '../../base/context';
import { elements } from '../../embed';
import { offline, onFeaturePage } from '../../storybook/feature';
import { storyFrames } from '../../storybook/frames';
import { EmbedMaker } from '.';

/** Storybook has no server: the frame stays empty. */
const siteLinks = { ...defaultSiteLinks, embeds: 'about:blank#', frames: storyFrames };

function MakerStory({ first }: { readonly first: EmbedElement }) {
  const [choice, setChoice] = useState(first);
  return <EmbedMaker elements={elements} choice={choice} onChoiceChange={setChoice} />;
}

const meta = {
  title: 'Widgets/EmbedMaker',
  component: MakerStory,
  decorators: [onFeaturePage],
  parameters: { feature: { siteLinks } },
  args: { first: { tag: 'oshi-live-feed', attributes: { org: 'Hololive', theme: 'auto' } } },
} satisfies Meta<typeof MakerStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Board: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Maximum cards' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Maximum cards' }), '6');
    await expect(canvas.getByRole('group', { name: 'HTML' })).toHaveTextContent('max="6"');
  },
};

/** Nothing is loaded until it is known what. */
export const WithoutVideo: Story = {
  args: { first: { tag: 'oshi-player', attributes: { theme: 'auto' } } },
};

export const Unreadable: Story = {
  args: { first: { tag: 'oshi-live-feed', attributes: { max: 'many', theme: 'auto' } } },
};

/** What is not loaded cannot be seen; the code can be copied all the same. */
export const Offline: Story = { parameters: offline({ siteLinks }) };

/** Of a server that has no origin for embeds. */
export const WithoutEmbeds: Story = { parameters: { feature: { siteLinks: defaultSiteLinks } } };
