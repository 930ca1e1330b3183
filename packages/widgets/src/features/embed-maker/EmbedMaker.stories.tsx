import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { defaultSiteLinks } from '../../base/context';
import { elements } from '../../embed';
import { offline, onFeaturePage } from '../../storybook/feature';
import { storyFrames } from '../../storybook/frames';
import { sampleManifest } from '../../storybook/sample-manifest';
import { EmbedMaker, type EmbedMakerProps } from '.';
import Reference from './Reference';

/** Storybook has no server: the frame stays empty. */
const siteLinks = { ...defaultSiteLinks, embeds: 'about:blank#', frames: storyFrames };

/** As a server's manifest describes an element. */
const manifest = {
  queryKey: ['story-manifest'],
  queryFn: () => Promise.resolve(sampleManifest),
};

interface MakerStoryProps extends Pick<EmbedMakerProps, 'release'> {
  readonly first: EmbedMakerProps['choice'];
}

function MakerStory({ first, release }: MakerStoryProps) {
  const [choice, setChoice] = useState(first);
  return <EmbedMaker {...{ elements, choice, release, manifest }} onChoiceChange={setChoice} />;
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

/** The script is named with its version and its digest. */
export const ExactVersion: Story = {
  args: { release: { version: '0.2.0', integrity: { 'live-feed.js': 'sha384-AbC' } } },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('group', { name: 'HTML' });
    await expect(code).toHaveTextContent('/v1/live-feed.js"');
    await userEvent.click(canvas.getByRole('radio', { name: 'This exact version' }));
    await expect(code).toHaveTextContent('/0.2.0/live-feed.js" integrity="sha384-AbC"');
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

/** What is below the form, once it is near the screen. */
export const ReferenceOfElement: Story = {
  render: () => <Reference tag="oshi-live-feed" manifest={manifest} address="?" />,
  play: async ({ canvas, userEvent }) => {
    const parts = await canvas.findByRole('region', { name: 'Parts' });
    await expect(parts).toHaveTextContent('A stream.');
    await userEvent.click(canvas.getByRole('button', { name: 'oshi-ready' }));
    await expect(canvas.getByText(/detail has these fields/)).toBeVisible();
  },
};

export const ReferenceNotLoaded: Story = {
  render: () => (
    <Reference
      tag="oshi-live-feed"
      manifest={{
        queryKey: ['no-manifest'],
        queryFn: () => Promise.reject(new Error('no connection')),
      }}
      address="?"
    />
  ),
};
