import type { Client } from '@oshimado/contract';
import { defaultSettings, writeModule } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { sentenceOf } from '../../storybook/press';
import { FeedFilters } from './FeedFilters';

const meta = {
  title: 'Widgets/FeedFilters',
  component: FeedFilters,
  decorators: [onFeaturePage],
} satisfies Meta<typeof FeedFilters>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const topics: Client['getTopics'] = () =>
  Promise.resolve([
    { id: 'singing', count: 48_210 },
    { id: 'Block_Garden', count: 31_002 },
    { id: 'talk', count: null },
  ]);
const on = (getTopics: Client['getTopics'], more: FeatureStoryOptions = {}) => ({
  feature: { client: { getTopics }, ...more },
});
const openTopics: Play = async (context) => {
  const name = await sentenceOf(context, 'portal', 'display.ignoredTopics');
  await userEvent.click(await within(context.canvasElement).findByRole('combobox', { name }));
};
const chosen = writeModule('settings', {
  ...defaultSettings('en'),
  ignoredTopics: ['singing', 'Block_Garden'],
  collabs: 'only',
});

export const Default: Story = { parameters: on(topics) };
export const Chosen: Story = {
  parameters: on(topics, { stored: { [chosen.key]: chosen.text } }),
};
export const Topics: Story = { parameters: on(topics), play: openTopics };
export const TopicsLoading: Story = { parameters: on(never), play: openTopics };
export const TopicsFailed: Story = { parameters: on(refusing(503)), play: openTopics };
export const TopicsOffline: Story = { parameters: offline(), play: openTopics };
