import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { onFeaturePage } from '../../storybook/feature';
import { storyUpdate, type StoryUpdateOptions } from '../../storybook/story-update';
import { AppUpdate, AppUpdateProvider, useAppUpdate } from '.';

/** What a settings page knows of the update. */
const StateOfUpdate = () => <p>useAppUpdate().state: {useAppUpdate().state}</p>;

function AppUpdateStory(options: StoryUpdateOptions) {
  const [control] = useState(() => storyUpdate(options));
  const [load] = useState(() => () => Promise.resolve(control));
  return (
    <AppUpdateProvider load={load}>
      <StateOfUpdate />
      <AppUpdate control={control} />
    </AppUpdateProvider>
  );
}

const meta = {
  title: 'Widgets/AppUpdate',
  component: AppUpdateStory,
  decorators: [onFeaturePage],
} satisfies Meta<typeof AppUpdateStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new version waits: “Update” activates it. */
export const Waiting: Story = { args: { page: 'waiting' } };
/** Another tab activated it, and this page has work that a reload would lose: “Reload” when the viewer is ready. */
export const Updated: Story = { args: { page: 'updated' } };
/** After the reload: a link to the changes. */
export const Changelog: Story = { args: { isUpdated: true } };

/** No toast: this is the newest version. */
export const Current: Story = {};
/** No toast: the viewer closed the one about the waiting version. */
export const Dismissed: Story = { args: { page: 'dismissed' } };
/** No toast: the new version is being activated. */
export const Activating: Story = { args: { page: 'activating' } };
/** No toast: the viewer closed the one about the needed reload. */
export const Outdated: Story = { args: { page: 'outdated' } };
/** No toast: the page is about to be reloaded. */
export const Reloading: Story = { args: { page: 'reloading' } };
/** No toast: the kill switch is being read, before anything is registered. */
export const Asking: Story = { args: { registration: 'asking' } };
/** No toast: the worker is being registered. */
export const Registering: Story = { args: { registration: 'registering' } };
/** No toast: a check for updates is under way. */
export const Checking: Story = { args: { registration: 'checking' } };
/** No toast: the worker could not be registered; the page works without it. */
export const Failed: Story = { args: { registration: 'failed' } };
/** No toast: the kill switch is on, and no worker controls this page. */
export const Killed: Story = { args: { registration: 'killed', page: 'free' } };
/** No toast: this browser has no workers. */
export const Unsupported: Story = { args: { registration: 'unsupported' } };
