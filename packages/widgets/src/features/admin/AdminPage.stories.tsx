import type { Client, User } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { press, shows, showsToasts, steps } from '../../storybook/press';
import { sampleUser } from '../../testing/samples';
import { adminIn, writeAdmin } from './admin-place';
import { AdminPage } from './AdminPage';
import { adminCalls, sampleEditor } from '../../storybook/sample-admin';

interface StoryProps {
  /** The query of the address. Default none. */
  readonly address?: string;
}

function AdminStory({ address = '' }: StoryProps) {
  const [query, setQuery] = useState(address);
  return (
    <AdminPage
      place={{
        ...adminIn(new URLSearchParams(query)),
        go: (change) => {
          const next = new URLSearchParams(query);
          writeAdmin(next, change);
          setQuery(next.toString());
        },
      }}
    />
  );
}

const as = (user: User, calls: Partial<Client> = {}) => ({
  feature: { user, client: { ...adminCalls, ...calls } } satisfies FeatureStoryOptions,
});

const meta = {
  title: 'Widgets/AdminPage',
  component: AdminStory,
  decorators: [onFeaturePage],
  parameters: as(sampleEditor),
} satisfies Meta<StoryProps>;
export default meta;
type Story = StoryObj<StoryProps>;

export const Default: Story = {};
export const OfGuest: Story = { parameters: {} };
/** Who may not is told whom the page is for. */
export const Refused: Story = { parameters: as(sampleUser()) };
export const Done: Story = { args: { address: 'state=done' } };
export const Empty: Story = {
  parameters: as(sampleEditor, { getReports: () => Promise.resolve([]) }),
};
export const Loading: Story = { parameters: as(sampleEditor, { getReports: never }) };
export const Failed: Story = {
  parameters: as(sampleEditor, { getReports: refusing(503, 'unavailable', 'getReports') }),
};
export const Offline: Story = { parameters: offline({ user: sampleEditor }) };

const open = press('admin', 'reports.answerTo', {
  values: { what: 'https://youtu.be/bbbbbbbbbbb' },
});
export const Answering: Story = { play: steps(open, shows('dialog')) };
export const Answered: Story = {
  play: steps(open, press('admin', 'reports.submit'), showsToasts()),
};
/** Somebody else was faster: what was written stays. */
export const AnsweredByOther: Story = {
  parameters: as(sampleEditor, { postReport: refusing(409, 'conflict', 'postReport') }),
  play: steps(open, press('admin', 'reports.submit'), shows('alert')),
};
/** The login is older than the server allows for this. */
export const LoginTooOld: Story = {
  parameters: as(sampleEditor, { postReport: refusing(403, 'stale_login', 'postReport') }),
  play: steps(open, press('admin', 'reports.submit'), shows('alert')),
};
