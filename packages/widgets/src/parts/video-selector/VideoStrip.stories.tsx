import type { Client } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { press, shows, steps } from '../../storybook/press';
import {
  at,
  board,
  placeholder,
  sampleVideo,
  talents,
  upcoming,
} from '../../storybook/sample-videos';
import { sampleUser } from '../../testing/samples';
import { VideoStrip, type VideoStripProps } from '.';

/** What is chosen leaves the row. */
function Chosen({ onPick, exclude = [], ...rest }: VideoStripProps) {
  const [chosen, setChosen] = useState<readonly string[]>(exclude);
  return (
    <VideoStrip
      {...rest}
      exclude={chosen}
      onPick={(video) => {
        onPick(video);
        setChosen((before) => [...before, video.id]);
      }}
    />
  );
}

const onTwitch = placeholder({
  placeholderType: 'external-stream',
  link: 'https://www.twitch.tv/shylily',
  available_at: at(100),
  start_scheduled: at(100),
  channel: talents[0],
});
const rows = [sampleVideo(), upcoming(33, { channel: talents[1] }), onTwitch];
const on = (client: Partial<Client>, more: FeatureStoryOptions = {}) => ({
  feature: { client: { getOrgs: () => Promise.resolve([]), ...client }, ...more },
});
const having = (getLive: Client['getLive']) => on({ getLive });

const meta = {
  title: 'Widgets/VideoStrip',
  component: VideoStrip,
  decorators: [onFeaturePage],
  args: { onPick: fn() },
  parameters: having(() => Promise.resolve(rows)),
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof VideoStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Live, about to begin, and on Twitch. */
export const Default: Story = {};
/** More than there is room for: the wheel scrolls sideways. */
export const Many: Story = { parameters: having(() => Promise.resolve(board(120))) };
/** Pointing at a photo, or reaching it with the keys, shows the whole card. */
export const Card: Story = {
  play: async ({ canvasElement }) => {
    const [photo] = await within(canvasElement).findAllByRole('button', { name: /^75m|^1h/ });
    photo?.focus();
    await expect(await within(document.body).findByRole('tooltip')).toBeInTheDocument();
  },
};
/** A press chooses a stream, which is no longer offered. */
export const Picked: Story = {
  play: async ({ args, canvasElement }) => {
    const [photo] = await within(canvasElement).findAllByRole('button', { name: /^1h/ });
    if (photo) await userEvent.click(photo);
    await expect(args.onPick).toHaveBeenCalled();
  },
};
export const Loading: Story = { parameters: having(never) };
export const Empty: Story = { parameters: having(() => Promise.resolve([])) };
export const Failed: Story = { parameters: having(refusing(503)) };
export const Offline: Story = { parameters: offline() };

const openMenu = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  const buttons = await within(canvasElement).findAllByRole('button');
  const menu = buttons.find((button) => button.getAttribute('aria-haspopup') === 'menu');
  if (menu) await userEvent.click(menu);
};
/** Favorites, favorite organizations, and all of them. */
export const Sources: Story = { play: steps(openMenu, shows('menu')) };
/** Several organizations at once; the portal keeps its own. */
export const AllOrganizations: Story = {
  play: steps(
    openMenu,
    shows('menu'),
    press('multiview', 'selector.source.orgs', { role: 'menuitem' }),
    shows('dialog'),
  ),
};
/** A user begins with favorites. */
export const Favorites: Story = {
  parameters: on({ getUsersLive: () => Promise.resolve(rows) }, { user: sampleUser() }),
};
/** A user without favorites is led to the channels. */
export const NoFavorites: Story = {
  parameters: on(
    { getUsersLive: () => Promise.resolve([]), getFavorites: () => Promise.resolve([]) },
    { user: sampleUser() },
  ),
};
