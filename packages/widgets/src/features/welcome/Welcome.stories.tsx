import type { Client, Org } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { orgsQuery } from '../../base/queries';
import { onFeaturePage, offline, type FeatureStoryOptions } from '../../storybook/feature';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/context';
import { FirstVisit } from '.';

const org = (name: string, name_jp: string | null = null): Org => ({ name, short: null, name_jp });
const client: Partial<Client> = {
  getOrgs: () =>
    Promise.resolve([
      org('Hololive', 'ホロライブ'),
      org('Nijisanji', 'にじさんじ'),
      org('Phase Connect'),
      org('VSPO', 'ぶいすぽっ！'),
    ]),
  getOrgsWithIcons: () => Promise.resolve([]),
};

const ignore = () => undefined;

/** The list of organizations comes with the page. */
function WelcomeStory() {
  useQuery(orgsQuery(useClient()));
  return <FirstVisit onChoose={ignore} />;
}

const newcomer: FeatureStoryOptions = { client, preferences: { firstVisit: true } };

const meta = {
  title: 'Widgets/Welcome',
  component: WelcomeStory,
  decorators: [onFeaturePage],
  parameters: { feature: newcomer },
} satisfies Meta<typeof WelcomeStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** An organization was chosen. */
export const NextStep: Story = {
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole('link');
    const second = links[1];
    if (second) await userEvent.click(second);
    await expect(await within(canvasElement).findByRole('link')).toHaveAttribute(
      'href',
      '/channel?org=Hololive',
    );
  },
};
/** The usual organizations are known without the server; in place of pictures there are initials. */
export const Offline: Story = { parameters: offline({ preferences: { firstVisit: true } }) };
