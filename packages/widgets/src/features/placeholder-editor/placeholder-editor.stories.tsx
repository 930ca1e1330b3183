import { CallError, type AnswerOf, type Client, type Problem } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fireEvent, within } from 'storybook/test';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { press, sentenceOf, shows, steps, type PlayStep } from '../../storybook/press';
import { talentChannels } from '../../storybook/sample-channels';
import { placeholder, STORY_NOW } from '../../storybook/sample-videos';
import { sampleUser, emptyDetails } from '../../testing/samples';
import { PlaceholderEditor } from './PlaceholderEditor';

interface StoryProps {
  readonly id?: string;
  readonly token?: string;
}

function EditorStory({ id: first, token }: StoryProps) {
  const [id, setId] = useState(first);
  return (
    <PlaceholderEditor heading={<h1>{id ?? '＋'}</h1>} id={id} token={token} onIdChange={setId} />
  );
}

const editor = sampleUser({ id: '7', username: 'window_cleaner', role: 'editor' });
const existing: AnswerOf<'getVideo'> = {
  ...placeholder({ id: 'placehold01', credits: { editor: { name: 'ed', user: '7' } } }),
  ...emptyDetails,
};
const tokenUntil = (end: number) => {
  const claims = { name: '460046', link: 'fans', user: 'windowsill', exp: end / 1_000 };
  return `e30.${btoa(JSON.stringify(claims))}.sig`;
};
const LINK = tokenUntil(STORY_NOW + 2_700_000);

const calls: Partial<Client> = {
  postChannelSearch: () => Promise.resolve(talentChannels(3)),
  postPlaceholder: () => Promise.resolve([existing]),
  deletePlaceholder: () => Promise.resolve({}),
  getVideo: () => Promise.resolve(existing),
  getVideos: () => Promise.resolve([existing]),
  getInvite: () => Promise.resolve({ code: 'fans', guild: { id: '1', name: 'Fans of Minato' } }),
};
const on = (more: Partial<Client> = {}, user: FeatureStoryOptions['user'] = editor) => ({
  feature: { user, client: { ...calls, ...more } } satisfies FeatureStoryOptions,
});
const asGuest = { feature: { client: calls } satisfies FeatureStoryOptions };

const meta = {
  title: 'Widgets/PlaceholderEditor',
  component: EditorStory,
  decorators: [onFeaturePage],
  parameters: on(),
} satisfies Meta<typeof EditorStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const EXISTING = { id: existing.id };
export const Default: Story = {};
export const Playground: Story = { args: EXISTING };
export const Existing: Story = { args: EXISTING };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Without a login and without a link. */
export const Guest: Story = { parameters: asGuest };
/** Neither editor nor owner. */
export const Denied: Story = { parameters: on({}, sampleUser()) };
export const DeniedExisting: Story = { args: EXISTING, parameters: on({}, sampleUser()) };
/** Who entered it changes and deletes it, without being an editor. */
export const Owner: Story = { args: EXISTING, parameters: on({}, sampleUser({ id: '7' })) };

export const Link: Story = { args: { token: LINK }, parameters: asGuest };
/** The invitation has ended: the number of the server is shown. */
export const LinkWithoutInvite: Story = {
  args: { token: LINK },
  parameters: { feature: { client: { ...calls, getInvite: refusing(404, 'not_found') } } },
};
export const LinkExpired: Story = {
  args: { token: tokenUntil(STORY_NOW - 60_000) },
  parameters: asGuest,
};
export const LinkDamaged: Story = { args: { token: 'damaged' }, parameters: asGuest };
/** An editor goes on by the own account. */
export const LinkExpiredForEditor: Story = { args: { token: tokenUntil(STORY_NOW - 60_000) } };

export const Loading: Story = { args: EXISTING, parameters: on({ getVideo: never }) };
export const LoadFailed: Story = { args: EXISTING, parameters: on({ getVideo: refusing(503) }) };
export const Unknown: Story = {
  args: EXISTING,
  parameters: on({ getVideo: refusing(404, 'not_found') }),
};
export const OtherVideo: Story = {
  args: EXISTING,
  parameters: on({ getVideo: () => Promise.resolve({ ...existing, type: 'stream' }) }),
};
export const Offline: Story = { args: EXISTING, parameters: offline({ user: editor }) };

const send = press('placeholder', 'title');
const save = press('placeholder', 'action.save');
export const Missing: Story = { play: steps(send, shows('alert')) };

const type =
  (key: 'field.name', text: string): PlayStep =>
  async (context) => {
    const label = await sentenceOf(context, 'placeholder', key);
    const field = await within(document.body).findByLabelText(label);
    await fireEvent.change(field, { target: { value: text } });
  };
const changed = steps(type('field.name', 'A concert that was moved'), save);
const failing = (status: number, error: Problem['error'], parameter?: string) => {
  const problem = { error, message: 'No.', parameter };
  return on({
    postPlaceholder: () =>
      Promise.reject(new CallError('http', 'postPlaceholder', '/', status, problem)),
  });
};
export const Sending: Story = {
  args: EXISTING,
  parameters: on({ postPlaceholder: never }),
  play: changed,
};
export const Saved: Story = { args: EXISTING, play: changed };
/** The login is older than a day. */
export const StaleLogin: Story = {
  args: EXISTING,
  parameters: failing(403, 'stale_login'),
  play: steps(changed, shows('alert')),
};
export const Forbidden: Story = {
  args: EXISTING,
  parameters: failing(403, 'forbidden'),
  play: steps(changed, shows('alert')),
};
export const FieldRefused: Story = {
  args: EXISTING,
  parameters: failing(400, 'bad_request', 'duration'),
  play: steps(changed, shows('alert')),
};
export const SaveFailed: Story = {
  args: EXISTING,
  parameters: failing(503, 'unavailable'),
  play: steps(changed, shows('alert')),
};
/** Another one within three hours. */
export const Nearby: Story = {
  args: EXISTING,
  parameters: on({
    postPlaceholder: () => Promise.resolve({ error: 'Close by.', placeholder: existing }),
  }),
  play: steps(changed, shows('alertdialog')),
};

const toExisting = press('placeholder', 'mode.existing', { role: 'tab' });
const openList = steps(toExisting, press('placeholder', 'mode.choose'));
export const ById: Story = { play: toExisting };
export const IdMissing: Story = {
  play: steps(toExisting, press('placeholder', 'mode.open'), shows('alert')),
};
export const List: Story = { play: steps(openList, shows('dialog')) };
export const ListLoading: Story = {
  parameters: on({ getVideos: never }),
  play: steps(openList, shows('dialog')),
};
export const ListEmpty: Story = {
  parameters: on({ getVideos: () => Promise.resolve([]) }),
  play: steps(openList, shows('dialog')),
};
export const ListFailed: Story = {
  parameters: on({ getVideos: refusing(503) }),
  play: steps(openList, shows('dialog')),
};
/** Something would be lost. */
export const AskToReplace: Story = {
  args: EXISTING,
  play: steps(
    type('field.name', 'Half a title'),
    press('placeholder', 'mode.new', { role: 'tab' }),
    shows('alertdialog'),
  ),
};
export const AskToDelete: Story = {
  args: EXISTING,
  play: steps(press('portal', 'button.delete'), shows('alertdialog')),
};
