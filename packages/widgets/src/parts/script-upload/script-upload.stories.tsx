import { CallError, type Client } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inTurn, never, refusing } from '../../storybook/answers';
import { onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { press, shows, showsToasts, steps, type PlayStep } from '../../storybook/press';
import { past } from '../../storybook/sample-videos';
import { sampleUser } from '../../testing/samples';
import { useViewer } from '../../base/viewer';
import UploadScriptDialog from './UploadScriptDialog';

function UploadStory({ available_at }: { readonly available_at?: string }) {
  const [request] = useState(() => ({
    video: past(available_at === undefined ? {} : { available_at }),
  }));
  // It is opened from menus, which know who is logged in.
  const { user } = useViewer();
  return user ? <UploadScriptDialog request={request} /> : null;
}

const calls: Partial<Client> = {
  getChats: () => Promise.resolve([]),
  postScriptLog: () => Promise.resolve([]),
};
const on = (more: Partial<Client>) => ({
  feature: {
    user: sampleUser({ username: 'window_translator' }),
    client: { ...calls, ...more },
  } satisfies FeatureStoryOptions,
});

const meta = {
  title: 'Widgets/ScriptUpload',
  component: UploadStory,
  decorators: [onFeaturePage],
  parameters: { ...on({}), docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof UploadStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const stamp = (ms: number) => new Date(ms).toISOString().slice(11, 23).replace('.', ',');
const srt = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const text = at % 3 === 1 ? '今日もみんなありがとう、また明日ね' : 'Good evening, everyone!';
    return `${at + 1}\n${stamp(at * 2_400)} --> ${stamp(at * 2_400 + 2_000)}\n${text}\n`;
  }).join('\n');

const choose =
  (text: string, name = 'evening.srt'): PlayStep =>
  async () => {
    const dialog = await within(document.body).findByRole('dialog');
    const input = dialog.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.');
    // The field's own list of endings would keep a wrong file from being chosen; a drop does not.
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    input.parentElement?.dispatchEvent(drop);
    await waitFor(() => expect(input).not.toHaveAttribute('aria-busy'));
  };
const send = steps(choose(srt(20)), press('editing', 'upload.overwrite'));
const lost = (): Promise<never> => Promise.reject(new CallError('network', 'getChats', '/'));

/** Nothing is chosen yet, so nothing can be overwritten. */
export const Idle: Story = { play: shows('dialog') };
export const Parsed: Story = { play: choose(srt(20)) };
/** Only lines in view are drawn. */
export const TwentyThousandLines: Story = { play: choose(srt(19_999)) };
export const UnknownExtension: Story = { play: choose('Hello', 'notes.txt') };
export const Unparsable: Story = { play: choose('[V4+ Styles]\nStyle: x', 'evening.ass') };
/** Lines that cannot be read are listed before anything is replaced. */
export const Skipped: Story = {
  play: choose(`${srt(2)}\n\nNobody knows when\n\nsoon --> 00:00:09,000\nあとで\n`),
};
/** Text of a file is never markup. */
export const Markup: Story = {
  play: choose('1\n00:00:01,000 --> 00:00:02,000\n<img src=x onerror=alert(1)> <b>bold</b>\n'),
};
export const Preparing: Story = { parameters: on({ getChats: never }), play: send };
export const Sending: Story = { parameters: on({ postScriptLog: never }), play: send };
/** More than one call. */
export const SendingParts: Story = {
  parameters: on({ postScriptLog: never }),
  play: steps(choose(srt(12_000)), press('editing', 'upload.overwrite')),
};
/** The former lines are as they were. */
export const Failed: Story = {
  parameters: on({ postScriptLog: refusing(401, 'unauthorized', 'postScriptLog') }),
  play: steps(send, shows('alert')),
};
export const Restoring: Story = {
  parameters: on({
    postScriptLog: lost,
    getChats: inTurn(
      () => Promise.resolve([]),
      () => never(),
    ),
  }),
  play: send,
};
/** The former lines could not be restored yet. */
export const Stranded: Story = {
  parameters: on({
    postScriptLog: lost,
    getChats: inTurn(() => Promise.resolve([]), lost),
  }),
  play: steps(send, shows('alert')),
};
/** Closed, with a way back. */
export const Sent: Story = { play: steps(send, showsToasts()) };
/** Nothing can be placed in time. */
export const NoStart: Story = { args: { available_at: '' }, play: shows('dialog') };
/** Escape closes it. */
export const Closed: Story = {
  play: async (context) => {
    await shows('dialog')(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
