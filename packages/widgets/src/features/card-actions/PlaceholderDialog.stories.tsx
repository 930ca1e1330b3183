import type { Meta, StoryObj } from '@storybook/react-vite';
import { never, refusing } from '../../storybook/answers';
import { onFeaturePage } from '../../storybook/feature';
import { press, shows, steps } from '../../storybook/press';
import { placeholder, talents } from '../../storybook/sample-videos';
import { sampleUser } from '../../testing/samples';
import PlaceholderDialog from './PlaceholderDialog';

const credits = {
  discord: { link: 'kumo', user: 'Clouds' },
  datasource: { name: 'Concert calendar', link: 'https://example.com' },
  bot: { name: 'Window bot', user: 'kumo' },
  editor: { name: 'kumo' },
};
const mentions = talents.slice(1).map((talent) => ({ ...talent, group: null }));

const meta = {
  title: 'Widgets/CardActions/PlaceholderDialog',
  component: PlaceholderDialog,
  decorators: [onFeaturePage],
  args: { video: placeholder({ credits, mentions }), onClose: () => undefined },
  parameters: { feature: { client: { getMentions: () => Promise.resolve(mentions) } } },
} satisfies Meta<typeof PlaceholderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An event with credits and guests. */
export const Event: Story = {};
/** A stream that is likely, entered without credits. */
export const Likely: Story = {
  args: { video: placeholder({ certainty: 'likely', placeholderType: 'scheduled-yt-stream' }) },
  parameters: { feature: { client: { getMentions: () => Promise.resolve([]) } } },
};
/** The guests are loading. */
export const Loading: Story = {
  args: { video: placeholder({ credits }) },
  parameters: { feature: { client: { getMentions: never } } },
};
/** The guests could not be loaded. */
export const Failed: Story = {
  parameters: { feature: { client: { getMentions: refusing(503) } } },
};
/** Editors can change and delete it. */
export const Editor: Story = {
  parameters: { feature: { client: {}, user: sampleUser({ role: 'editor' }) } },
};
/** The question before it is deleted. */
export const DeleteQuestion: Story = {
  ...Editor,
  play: steps(press('portal', 'button.delete'), shows('alertdialog')),
};
