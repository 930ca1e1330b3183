import type { PushWebhook } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useTranslate } from '../../base/sentences';
import { SettingsGroup } from '../../parts/setting-fields/SettingsGroup';
import { never } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { press, steps } from '../../storybook/press';
import { storyUser } from '../../storybook/sample-edits';
import { sampleWebhook, sampleWebhooks } from './testing';
import Webhooks from './Webhooks';

interface StoryProps {
  readonly webhooks: readonly PushWebhook[];
  /** How the server answers. Default it has these webhooks. */
  readonly server?: 'silent' | 'failing';
}

const failing = () => Promise.reject(new Error('no connection'));

function WebhooksStory({ webhooks, server }: StoryProps) {
  const [{ client }] = useState(() => sampleWebhooks(...webhooks));
  const getPushWebhooks = server === 'silent' ? never : failing;
  return (
    <SettingsGroup id="notifications" title={useTranslate('push')('title')}>
      <Webhooks client={server ? { ...client, getPushWebhooks } : client} />
    </SettingsGroup>
  );
}

const meta = {
  title: 'Widgets/Notifications/Webhooks',
  component: WebhooksStory,
  decorators: [onFeaturePage],
  parameters: { feature: { user: storyUser } satisfies FeatureStoryOptions },
} satisfies Meta<typeof WebhooksStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const since = '2026-01-10T11:30:00.000Z';

export const None: Story = { args: { webhooks: [] } };
/** One that works, one that was not used yet, one whose messages do not arrive, and one that Discord has no more. */
export const Some: Story = {
  args: {
    webhooks: [
      sampleWebhook,
      { ...sampleWebhook, id: 'new', name: '星見ファン', token_end: '01ab', used_at: null },
      { ...sampleWebhook, id: 'failing', token_end: '77ff', failing_since: since },
      { ...sampleWebhook, id: 'off', name: null, token_end: 'beef', off_at: since },
    ],
  },
};
/** An account has at most ten. */
export const Full: Story = {
  args: {
    webhooks: Array.from({ length: 10 }, (_, at) => ({
      ...sampleWebhook,
      id: String(at),
      token_end: `000${at}`,
    })),
  },
};
/** The address is entered once, and not shown again. */
export const Adding: Story = { args: { webhooks: [] }, play: press('push', 'webhook.add') };
/** Nothing is sent without an address. */
export const WrongAddress: Story = {
  args: { webhooks: [] },
  play: steps(press('push', 'webhook.add'), press('portal', 'button.save')),
};
export const Deleting: Story = {
  args: { webhooks: [sampleWebhook] },
  play: press('push', 'delete', { values: { device: 'Captain Hook …f377' } }),
};
export const Loading: Story = { args: { webhooks: [], server: 'silent' } };
/** The server does not answer. */
export const Failed: Story = { args: { webhooks: [], server: 'failing' } };
export const Offline: Story = {
  args: { webhooks: [sampleWebhook] },
  parameters: offline({ user: storyUser }),
};
