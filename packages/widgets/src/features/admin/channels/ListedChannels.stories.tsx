import { CallError, type AdminClient } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { never, refusing } from '../../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../../storybook/feature';
import {
  press,
  sentenceOf,
  shows,
  showsToasts,
  steps,
  type PlayStep,
} from '../../../storybook/press';
import { adminCalls, sampleAdmin } from '../../../storybook/sample-admin';
import { sampleList, wrongImport } from '../../../storybook/sample-channel-list';
import { AdminClientContext } from '../admin-client';
import { useAdminPlace } from '../../../testing/admin-page';
import ListedChannels from './ListedChannels';

interface StoryProps {
  /** The query of the address. Default none. */
  readonly address?: string;
  /** Calls that answer otherwise. Default none. */
  readonly calls?: Partial<AdminClient>;
}

const ListStory = ({ address = '', calls }: StoryProps) => (
  <AdminClientContext value={{ ...adminCalls, ...calls }}>
    <ListedChannels place={useAdminPlace(address)} />
  </AdminClientContext>
);

const meta = {
  title: 'Widgets/ListedChannels',
  component: ListStory,
  decorators: [onFeaturePage],
  parameters: { feature: { user: sampleAdmin } satisfies FeatureStoryOptions },
} satisfies Meta<StoryProps>;
export default meta;
type Story = StoryObj<StoryProps>;

const network = () => Promise.reject(new CallError('network', 'getListedChannels', ''));
const changed = refusing(412, 'conflict', 'putListedChannel');

export const Default: Story = {};
export const Loading: Story = { args: { calls: { getListedChannels: never } } };
export const Empty: Story = {
  args: {
    calls: {
      getListedChannels: () => Promise.resolve([]),
      getChannelList: () => Promise.resolve({ ...sampleList, channels: 0, orgs: [] }),
    },
  },
};
export const NoMatch: Story = { args: { address: 'q=nobody' } };
export const Failed: Story = {
  args: {
    calls: {
      getListedChannels: refusing(503, 'unavailable', 'getListedChannels'),
      getChannelList: refusing(503, 'unavailable', 'getChannelList'),
    },
  },
};
export const Offline: Story = {
  parameters: offline({ user: sampleAdmin }),
  args: { calls: { getListedChannels: network, getChannelList: network } },
};
/** The operator's file is shown, with what is wrong with it. */
export const OfFile: Story = {
  args: {
    calls: {
      getChannelList: () =>
        Promise.resolve({ ...sampleList, kept_in: 'file', problems: wrongImport.problems }),
    },
  },
};
/** No source reads it. */
export const Unfollowed: Story = {
  args: {
    calls: { getChannelList: () => Promise.resolve({ ...sampleList, is_followed: false }) },
  },
};

const edit = press('admin', 'placeholders.edit');
const save = press('admin', 'people.role.submit');
export const Adding: Story = { play: steps(press('admin', 'channels.add'), shows('dialog'), save) };
export const Editing: Story = { play: steps(edit, shows('dialog')) };
export const Saved: Story = { play: steps(edit, save, showsToasts()) };
/** Someone else has saved first: what was typed stays, beside what is there now. */
export const ChangedByOther: Story = {
  args: { calls: { putListedChannel: changed } },
  play: steps(edit, save, shows('alert')),
};
export const SaveFailed: Story = {
  args: { calls: { putListedChannel: refusing(503, 'unavailable', 'putListedChannel') } },
  play: steps(edit, save, shows('alert')),
};
export const Removing: Story = {
  play: steps(press('admin', 'channels.remove'), shows('dialog')),
};

const orgs = press('admin', 'channels.orgs');
export const Organizations: Story = { play: orgs };
export const EditingOrganization: Story = { play: steps(orgs, edit, shows('dialog')) };
export const OrganizationChangedByOther: Story = {
  args: { calls: { putListedOrg: refusing(412, 'conflict', 'putListedOrg') } },
  play: steps(orgs, edit, save, shows('alert')),
};

const paste: PlayStep = async (context) => {
  const name = await sentenceOf(context, 'admin', 'channels.paste');
  const field = await within(document.body).findByRole('textbox', { name });
  await userEvent.type(field, 'channels:');
};
const look = steps(press('admin', 'channels.import'), paste, press('admin', 'channels.preview'));
export const Importing: Story = { play: steps(press('admin', 'channels.import'), shows('dialog')) };
export const ImportPreview: Story = { play: look };
/** The lines that are wrong; the text stays to be corrected. */
export const ImportWrong: Story = {
  args: { calls: { postChannelImport: () => Promise.resolve(wrongImport) } },
  play: steps(look, shows('alert')),
};
