import type { Client } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import { onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { sampleVideo, talents } from '../../storybook/sample-videos';
import { ReportProvider, useOpenReport } from '.';

const video = sampleVideo();
const place = { orgs: ['Hololive'], isHome: true };

function OpenReport() {
  const open = useOpenReport();
  useEffect(() => open(video), [open]);
  return null;
}

const ReportStory = () => (
  <ReportProvider place={place}>
    <OpenReport />
  </ReportProvider>
);

const never = () => new Promise<never>(() => undefined);
const client: Partial<Client> = {
  getTopics: () =>
    Promise.resolve([
      { id: 'talk', count: 1_200 },
      { id: 'Block_Garden', count: 80 },
    ]),
  getMentions: () =>
    Promise.resolve(
      talents.slice(1).map(({ id, name, english_name, type, org, photo }) => ({
        id,
        name,
        english_name: english_name ?? null,
        type,
        org: org ?? null,
        suborg: null,
        group: null,
        photo: photo ?? '',
      })),
    ),
};
const on = (calls: Partial<Client>) => ({
  feature: { client: { ...client, ...calls } } satisfies FeatureStoryOptions,
});

const meta = {
  title: 'Widgets/Report',
  component: ReportStory,
  decorators: [onFeaturePage],
  parameters: { ...on({}), docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof ReportStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const dialog = async () => within(await screen.findByRole('dialog'));
/** Ticks the reason at this place. */
const tick =
  (at: number): Play =>
  async () => {
    const boxes = await (await dialog()).findAllByRole('checkbox');
    const box = boxes[at];
    if (box) await userEvent.click(box);
  };
const MENTIONS = 0;
const TOPIC = 1;
const send: Play = async () => {
  const form = await dialog();
  await userEvent.type(await form.findByRole('textbox'), 'Not who sings here');
  const submit = (await form.findAllByRole<HTMLButtonElement>('button')).find(
    ({ type }) => type === 'submit',
  );
  if (submit) await userEvent.click(submit);
};
const focusTopic: Play = async (context) => {
  await tick(TOPIC)(context);
  await userEvent.click(await (await dialog()).findByRole('combobox'));
};

/** Comments are missing, so the report cannot be sent yet. */
export const Unsent: Story = {};
/** The comments were left empty. */
export const CommentsMissing: Story = {
  play: async () => {
    await userEvent.click(await (await dialog()).findByRole('textbox'));
    await userEvent.tab();
  },
};
export const Sending: Story = { parameters: on({ postVideoReport: never }), play: send };
/** The form is kept and can be sent again. */
export const Failed: Story = { play: send };
/** The dialog closes with a toast. */
export const Thanked: Story = {
  parameters: on({ postVideoReport: () => Promise.resolve({ id: '1' }) }),
  play: send,
};
export const Mentions: Story = { play: tick(MENTIONS) };
export const MentionsLoading: Story = {
  parameters: on({ getMentions: never }),
  play: tick(MENTIONS),
};
/** Channels can be added without the list. */
export const MentionsFailed: Story = {
  parameters: on({ getMentions: () => Promise.reject(new Error('offline')) }),
  play: tick(MENTIONS),
};
export const Topic: Story = { play: focusTopic };
export const TopicLoading: Story = { parameters: on({ getTopics: never }), play: focusTopic };
export const TopicFailed: Story = {
  parameters: on({ getTopics: () => Promise.reject(new Error('offline')) }),
  play: focusTopic,
};
