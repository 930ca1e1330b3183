import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useTranslate } from '../../base/sentences';
import { LateBell } from '../../parts/push';
import ReminderDialog from '../../parts/push/ReminderDialog';
import { samplePush, samplePushDevice, type SamplePush } from '../../parts/push/testing';
import { SettingsGroup } from '../../parts/setting-fields/SettingsGroup';
import { never } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { press } from '../../storybook/press';
import { upcoming } from '../../storybook/sample-videos';
import { storyUser } from '../../storybook/sample-edits';
import Notifications from './Notifications';
import { Replaced } from '../../base/state/replaced';
import { pushBrowser } from '../../parts/push/push-browser';

interface StoryProps {
  readonly given: SamplePush;
  /** What is shown. Default the settings. */
  readonly as?: 'settings' | 'bell' | 'reminder';
}

const stream = upcoming(60);

const Settings = () => (
  <SettingsGroup id="notifications" title={useTranslate('push')('title')}>
    <Notifications />
  </SettingsGroup>
);

function NotificationsStory({ given, as = 'settings' }: StoryProps) {
  const [{ browser }] = useState(() => samplePush(given));
  return (
    <Replaced what={pushBrowser} by={browser}>
      {as === 'settings' ? <Settings /> : null}
      {as === 'bell' ? <LateBell of="channel" id="UCstory" name="星見みなと" /> : null}
      {as === 'reminder' ? <ReminderDialog video={stream} onClose={() => undefined} /> : null}
    </Replaced>
  );
}

const meta = {
  title: 'Widgets/Notifications',
  component: NotificationsStory,
  decorators: [onFeaturePage],
} satisfies Meta<typeof NotificationsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const other = { ...samplePushDevice, id: 'o'.repeat(43), used_at: null, device: null };
const withChannel = {
  ...samplePushDevice,
  choices: {
    ...samplePushDevice.choices,
    quiet: { from: '23:00', to: '07:00' },
    rules: [
      ...samplePushDevice.choices.rules,
      { of: 'channel', id: 'UCstory', live: true, scheduled: true, moved: false, before: 30 },
      { of: 'org', id: 'Hololive', live: true, scheduled: false, moved: false, before: 0 },
      { of: 'topic', id: 'singing', live: true, scheduled: false, moved: false, before: 0 },
    ],
  },
} as const satisfies SamplePush['device'];

const story = (given: SamplePush, more: Partial<FeatureStoryOptions> = {}): Story => ({
  args: { given },
  parameters: {
    feature: {
      client: samplePush(given).client,
      user: storyUser,
      ...more,
    } satisfies FeatureStoryOptions,
  },
});

/** Explained; the browser asks after the press. */
export const Off: Story = story({});
/** All favorites, a channel, an organization and a topic with bells of their own, quiet hours, and another device. */
export const On: Story = story({
  device: {
    ...withChannel,
    choices: { ...withChannel.choices, rules: [...withChannel.choices.rules] },
  },
  others: [other],
});
/** Quiet hours that end as they begin are none. */
export const NoQuietHour: Story = story({
  device: {
    ...samplePushDevice,
    choices: { ...samplePushDevice.choices, quiet: { from: '07:00', to: '07:00' } },
  },
});
/** A guest has no favorites at the server. */
export const Guest: Story = {
  args: { given: { device: samplePushDevice } },
  parameters: {
    feature: {
      client: samplePush({ device: samplePushDevice }).client,
    } satisfies FeatureStoryOptions,
  },
};
/** How to undo it. */
export const Denied: Story = story({ ability: 'denied' });
/** The viewer closed the question of the browser: it asks again after the next press. */
export const Dismissed: Story = { ...story({ answer: 'none' }), play: press('push', 'turnOn') };
/** Apple's phones and tablets have notifications for apps alone. */
export const HomeScreenFirst: Story = story({ ability: 'ios' });
export const Unsupported: Story = story({ ability: 'unsupported' });
export const Loading: Story = story({}, { client: { getPush: never } });
/** The server does not answer. */
export const Failed: Story = story({}, { client: {} });
/** Nothing can be loaded without a connection. */
export const Offline: Story = { args: { given: {} }, parameters: offline({ user: storyUser }) };
/** The bell of a channel. */
export const Bell: Story = {
  ...story({ device: { ...samplePushDevice } }),
  args: { given: { device: samplePushDevice }, as: 'bell' },
  play: press('widgets', 'bell', { values: { name: '星見みなと' } }),
};

const reminder = (given: SamplePush): Story => ({
  ...story(given),
  args: { given, as: 'reminder' },
});
/** “Remind me” where notifications are off. */
export const ReminderOff: Story = reminder({});
/** Where they are on. */
export const Reminder: Story = reminder({ device: { ...samplePushDevice } });
/** The same entry removes it. */
export const Reminded: Story = reminder({
  device: {
    ...samplePushDevice,
    choices: {
      ...samplePushDevice.choices,
      rules: [
        {
          of: 'video',
          id: stream.id,
          live: true,
          scheduled: false,
          moved: true,
          before: 15,
        },
      ],
    },
  },
});
