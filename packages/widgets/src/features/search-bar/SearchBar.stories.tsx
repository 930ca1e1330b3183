import type { Client } from '@oshimado/contract';
import { wordsChip, writeChips, type SearchChip } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage } from '../../storybook/feature';
import { SearchBar } from './SearchBar';

const chips: readonly SearchChip[] = [
  { type: 'org', value: 'Hololive', text: 'Hololive' },
  { type: 'topic', value: 'singing', text: 'Singing' },
];
const at = (given: readonly SearchChip[], more: Record<string, string> = {}) =>
  `/search?${new URLSearchParams({ q: writeChips(given), ...more }).toString()}`;
const answering = (getAutocomplete: Client['getAutocomplete']) => ({
  feature: { client: { getAutocomplete } },
});
const found = answering(() =>
  Promise.resolve([
    { type: 'channel', value: 'UCstory0000000000000001', text: '白峰ひなた' },
    { type: 'topic', value: 'singing' },
    { type: 'org', value: 'Hololive' },
  ]),
);

const meta = {
  title: 'Widgets/SearchBar',
  component: SearchBar,
  decorators: [onFeaturePage],
  args: { address: '/' },
  parameters: found,
} satisfies Meta<typeof SearchBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const type =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('combobox'), text);
  };

export const Empty: Story = {};
/** The conditions of the address. */
export const Chips: Story = { args: { address: at(chips) } };
/** The advanced form is open. */
export const Advanced: Story = { args: { address: at(chips, { advanced: 'true' }) } };
/** Suggestions, then the text as words of a title and of a comment. */
export const Suggestions: Story = { play: type('sora') };
export const Loading: Story = {
  parameters: answering(never),
  play: type('sora'),
};
/** The suggestions could not be loaded; the words can be searched all the same. */
export const Failed: Story = {
  parameters: answering(refusing(500)),
  play: type('sora'),
};
export const Offline: Story = { parameters: offline(), play: type('sora') };
/** The pasted address of a video is the only row. */
export const PastedVideo: Story = { play: type('https://youtu.be/dQw4w9WgXcQ') };
/** A Twitch channel opens the multiview page. */
export const CustomVideo: Story = { play: type('https://www.twitch.tv/shylily') };
/** Conditions that cannot be searched together. */
export const Contradiction: Story = {
  args: { address: at([wordsChip('title & desc', 'karaoke'), wordsChip('comments', 'encore')]) },
  play: type(' '),
};
