import { CallError, type Client } from '@oshimado/contract';
import type { TranslationLanguage } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { never, refusing } from '../../storybook/answers';
import { onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { press, sentenceOf, shows, steps, type PlayStep } from '../../storybook/press';
import { sampleWatched } from '../../storybook/sample-watch';
import { sampleUser } from '../../testing/samples';
import { type StoredDraft, browserDrafts } from './script-drafts';
import { ScriptEditorPage } from './ScriptEditorPage';
import { memoryDrafts, scriptServer } from './testing';
import { Replaced } from '../../base/state/replaced';

const video = sampleWatched();
const START = Date.parse(video.start_actual ?? video.available_at);
const LINK = 'https://www.twitch.tv/videos/1234567890';
const TEXTS = [
  'Good evening, everyone! Can you hear me?',
  '今日は塔を作ります',
  'It fell twice yesterday, so we will be careful this time, and slower than ever before.',
  '<b>Not bold</b>, just text',
] as const;

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    message: TEXTS[at % TEXTS.length] ?? '',
    timestamp: START + at * 3_200,
    duration: 2_600,
  }));

interface StoryProps {
  /** What the address names: a video, a link or nothing. Default a video. */
  readonly names?: 'video' | 'link' | 'nothing';
  readonly lang?: TranslationLanguage;
  readonly drafts?: readonly StoredDraft[];
}

const TARGETS = {
  video: { video: video.id },
  link: { video: 'custom', link: LINK },
  nothing: null,
} as const;
const nothing = () => undefined;

function EditorStory({ names = 'video', lang = 'en', drafts }: StoryProps) {
  const [store] = useState(() => memoryDrafts(drafts));
  const named = TARGETS[names];
  const [target] = useState(() => named && { ...named, lang });
  return (
    <Replaced what={browserDrafts} by={store}>
      <ScriptEditorPage target={target} onTarget={nothing} />
    </Replaced>
  );
}

const user = sampleUser({ username: 'window_translator' });
const on = (count: number, more: Partial<Client> = {}) => ({
  feature: {
    user,
    client: {
      getVideo: () => Promise.resolve(video),
      ...scriptServer(lines(count)).calls,
      ...more,
    },
  } satisfies FeatureStoryOptions,
});

const meta = {
  title: 'Widgets/ScriptEditor',
  component: EditorStory,
  decorators: [onFeaturePage],
  parameters: { layout: 'fullscreen', ...on(12) },
} satisfies Meta<typeof EditorStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const type =
  (text: string): PlayStep =>
  async (context) => {
    const name = await sentenceOf(context, 'scriptEditor', 'input.label');
    const field = await within(context.canvasElement).findByRole('textbox', { name });
    await userEvent.type(field, `${text}{Enter}`);
  };
const openRow =
  (at: number): PlayStep =>
  async ({ canvasElement }) => {
    const row = () => canvasElement.querySelectorAll<HTMLElement>('[data-part="line"]')[at];
    await waitFor(() => expect(row()).toBeDefined());
    await userEvent.click(row() ?? canvasElement);
  };
const save = press('portal', 'button.save');

export const Default: Story = {};
export const Empty: Story = { parameters: on(0) };
/** Only rows and cards in view are drawn. */
export const TwentyThousandLines: Story = { parameters: on(20_000) };
export const Settings: Story = { args: { names: 'nothing' }, play: shows('dialog') };
export const NothingOpen: Story = {
  args: { names: 'nothing' },
  play: steps(shows('dialog'), press('widgets', 'cancel')),
};
export const Loading: Story = { parameters: on(0, { getChats: never }) };
export const LoadFailed: Story = { parameters: on(0, { getChats: refusing(503) }) };
export const Guest: Story = { parameters: { feature: {} } };
/** Times of the clock, and a timer instead of a player. */
export const ForeignLink: Story = { args: { names: 'link' } };
export const OpenRow: Story = { play: openRow(1) };
export const Unsaved: Story = { parameters: on(3, { postScriptLog: never }), play: type('New') };
export const Saving: Story = {
  parameters: on(3, { postScriptLog: never }),
  play: steps(type('On its way'), save),
};
export const SaveFailed: Story = {
  parameters: on(3, {
    postScriptLog: () => Promise.reject(new CallError('network', 'postScriptLog', '/')),
  }),
  play: steps(type('Kept here'), save, shows('alert')),
};
/** One line is at fault, and the server names it. */
export const Refused: Story = {
  parameters: on(3, {
    postScriptLog: () =>
      Promise.reject(
        new CallError('http', 'postScriptLog', '/', 400, {
          error: 'bad_request',
          message: 'No.',
          parameter: '[0].data.message',
        }),
      ),
  }),
  play: steps(type('Not like this'), save, shows('alert')),
};
export const ScriptRefused: Story = {
  parameters: on(3, { postScriptLog: refusing(403, 'forbidden', 'postScriptLog') }),
  play: steps(type('Kept here'), save, shows('alert')),
};
export const Expired: Story = {
  parameters: on(3, { postScriptLog: refusing(401, 'unauthorized', 'postScriptLog') }),
  play: steps(type('Kept here'), save, shows('alert')),
};
export const LeaveQuestion: Story = {
  parameters: on(3, { postScriptLog: never }),
  play: steps(
    type('Not saved yet'),
    press('portal', 'nav.home', { role: 'link' }),
    shows('dialog'),
  ),
};
/** Lines that a closed tab has left behind. */
export const LeftBehind: Story = {
  args: {
    drafts: [
      {
        key: `1 en ${video.id} own gone`,
        accountId: '1',
        script: `en ${video.id}`,
        isOverriding: false,
        savedAt: START,
        changes: [
          {
            id: null,
            base: null,
            line: { author: 'Mira', start: 60_000, end: 62_000, text: 'Kept', profile: 'default' },
          },
        ],
      },
    ],
  },
};
export const EditorMode: Story = {
  parameters: {
    feature: { ...on(6).feature, user: sampleUser({ username: 'window_editor', role: 'editor' }) },
  },
  play: steps(
    press('portal', 'nav.moreTools'),
    press('scriptEditor', 'mode.turnOn', { role: 'menuitem' }),
  ),
};
export const Import: Story = {
  play: steps(press('scriptEditor', 'tools.import'), shows('dialog')),
};
export const Export: Story = {
  play: steps(press('scriptEditor', 'tools.export'), shows('dialog')),
};
export const Shift: Story = {
  play: steps(
    press('portal', 'nav.moreTools'),
    press('scriptEditor', 'tools.shift', { role: 'menuitem' }),
    shows('dialog'),
  ),
};
export const DeleteQuestion: Story = {
  play: steps(
    press('portal', 'nav.moreTools'),
    press('scriptEditor', 'tools.clear', { role: 'menuitem' }),
    shows('alertdialog'),
  ),
};
export const Profiles: Story = { play: press('editing', 'profiles.title') };
export const Keys: Story = { play: press('editing', 'profiles.keys.title') };
