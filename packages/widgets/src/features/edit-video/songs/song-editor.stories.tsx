import type { Client } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  editCalls,
  editedVideo,
  manySongs,
  storyEditor,
  storyUser,
} from '../../../storybook/sample-edits';
import { never, refusing } from '../../../storybook/answers';
import { onFeaturePage, type FeatureStoryOptions } from '../../../storybook/feature';
import { press, shows, steps } from '../../../storybook/press';
import { withPlayer } from '../../../storybook/sample-watch';
import { SongEditor, SongHelper, useSongDraft, type SongEditorProps } from '.';

function EditorWithDraft(props: Pick<SongEditorProps, 'video'>) {
  const draft = useSongDraft();
  return (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '44rem' }}>
      <SongHelper comments={editedVideo.comments ?? []} video={props.video} draft={draft} />
      <SongEditor {...props} draft={draft} />
    </div>
  );
}

const on = (calls: Partial<Client> = {}, more: Partial<FeatureStoryOptions> = {}) => ({
  feature: {
    user: storyUser,
    client: { ...editCalls, ...calls },
    ...more,
  } satisfies FeatureStoryOptions,
});

const meta = {
  title: 'Widgets/SongEditor',
  component: EditorWithDraft,
  decorators: [withPlayer({ currentTime: 800 }), onFeaturePage],
  parameters: on(),
  args: { video: editedVideo },
} satisfies Meta<typeof EditorWithDraft>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The row of a song, whatever the language says around its name. */
const load = (name: RegExp): NonNullable<Story['play']> =>
  async function loads({ canvas, userEvent }) {
    const rows = await canvas.findAllByRole('button', { name });
    await userEvent.click(rows.at(-1) ?? document.body);
    await expect(rows.at(-1)).toHaveAttribute('aria-current', 'true');
  };

export const Default: Story = {};
/** A song of this viewer is changed. */
export const Changing: Story = { play: load(/^夜明けの窓/) };
/** A song of somebody else cannot be changed, but be added once more. */
export const NotYours: Story = { play: load(/^Castle/) };
export const OfEditor: Story = {
  parameters: on({}, { user: storyEditor }),
  play: load(/^Castle/),
};
/** Each empty field has its own error. */
export const Incomplete: Story = { play: steps(press('editVideo', 'form.submit')) };
export const Guest: Story = { parameters: { feature: { client: editCalls } } };
export const NoSongs: Story = { parameters: on({ postLatestSongs: () => Promise.resolve([]) }) };
export const Loading: Story = { parameters: on({ postLatestSongs: never }) };
export const Failed: Story = {
  parameters: on({ postLatestSongs: refusing(503, 'unavailable', 'postLatestSongs') }),
  play: shows('alert'),
};
/** A thousand songs: "song list limit is 1000". */
export const StressTest: Story = {
  parameters: on({ postLatestSongs: () => Promise.resolve([...manySongs]) }),
};
