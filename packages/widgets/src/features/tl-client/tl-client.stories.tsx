import { CallError, type Client, type VideoFull } from '@oshimado/contract';
import { DEFAULT_PROFILE, writeModule } from '@oshimado/domain';
import type { FailedLine } from '@oshimado/machines/tl-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { press, sentenceOf, shows, steps, type PlayStep } from '../../storybook/press';
import { sampleVideo, STORY_NOW } from '../../storybook/sample-videos';
import { chatLine, createChatServer } from '../../testing/chat-server';
import { sampleUser, emptyDetails } from '../../testing/samples';
import { TlClient } from './TlClient';
import { writeUnsent } from './unsent-lines';

const ID = 'storyvideo1';
const LINES = ['Good evening, everyone!', '今日もみんなありがとう', '<b>Never markup</b>'];

interface StoryProps {
  readonly link?: string;
  /** Lines that an earlier document left. Default none. */
  readonly unsent?: readonly FailedLine[];
}

const NONE: readonly FailedLine[] = [];

const server = createChatServer();
server.hold(
  `${ID}/en`,
  LINES.map((message, at) => chatLine(STORY_NOW + at * 4_000, { message })),
);

function Story({ link, unsent = NONE }: StoryProps) {
  // What the last story left in this tab is not part of this one.
  const [openSocket] = useState(() => {
    writeUnsent([], unsent);
    return server.openSocket;
  });
  return <TlClient link={link} openSocket={openSocket} />;
}

const translator = sampleUser({ username: 'window_translator' });
const video: VideoFull = {
  ...sampleVideo({ id: ID, title: 'Evening chat and your letters' }),
  ...emptyDetails,
};
const calls: Partial<Client> = {
  getVideo: () => Promise.resolve(video),
  getChats: server.client.getChats,
  postChat: ({ body }) => Promise.resolve(chatLine(STORY_NOW, { message: body.message })),
};
const voices = [
  DEFAULT_PROFILE,
  { ...DEFAULT_PROFILE, id: 'shizuku', name: 'Shizuku', prefix: '[Shizuku] ', chatTag: 'en' },
  { ...DEFAULT_PROFILE, id: 'aki', name: '<i>Aki</i>', prefix: '« ', suffix: ' »' },
];
const { key, text: stored } = writeModule('tl', {
  profiles: voices,
  lastLink: '',
  sizes: { oneChat: 60, moreChats: 40, player: 60 },
});
const on = (more: Partial<Client> = {}, options: FeatureStoryOptions = {}) => ({
  feature: {
    user: translator,
    client: { ...calls, ...more },
    stored: { [key]: stored },
    ...options,
  } satisfies FeatureStoryOptions,
  layout: 'fullscreen',
});

const meta = {
  title: 'Widgets/TlClient',
  component: Story,
  decorators: [onFeaturePage],
  args: { link: `YT_${ID}` },
  parameters: on(),
} satisfies Meta<typeof Story>;
export default meta;
type TlStory = StoryObj<typeof meta>;

const confirm = steps(shows('dialog'), press('tlClient', 'settings.ok'));
const fieldOf: (context: Parameters<PlayStep>[0]) => Promise<HTMLElement> = async (context) =>
  within(document.body).findByPlaceholderText(
    await sentenceOf(context, 'tlClient', 'line.placeholder'),
  );
const type =
  (text: string): PlayStep =>
  async (context) => {
    const field = await fieldOf(context);
    await fireEvent.change(field, { target: { value: text } });
  };
const say = (text: string): PlayStep =>
  steps(type(text), async (context) => {
    const field = await fieldOf(context);
    field.focus();
    await userEvent.keyboard('{Enter}');
  });
const addChat = (link: string): PlayStep =>
  steps(press('tlClient', 'chats.addTitle'), async (context) => {
    const label = await sentenceOf(context, 'tlClient', 'chats.addLink');
    const field = await within(document.body).findByLabelText(label);
    await fireEvent.change(field, { target: { value: link } });
    await press('tlClient', 'chats.open')(context);
    await waitFor(() => {
      if (within(document.body).queryByRole('dialog')) throw new Error('It is still open.');
    });
  });
const chats = (count: number): PlayStep =>
  steps(
    confirm,
    ...Array.from({ length: count - 1 }, (_, at) => addChat(`https://www.twitch.tv/stage_${at}`)),
  );
const lost = (): Promise<never> => Promise.reject(new CallError('network', 'postChat', '/'));
const phone = { viewport: { value: 'phone' } } as const;

/** Settings are asked for when the page opens; they can be left. */
export const Default: TlStory = { play: shows('dialog') };
export const SettingsOfNobody: TlStory = {
  args: { link: 'hello' },
  play: steps(shows('dialog'), press('tlClient', 'settings.ok'), shows('alert')),
};
/** A guest is led to the login and back to the same video. */
export const Guest: TlStory = { parameters: { feature: { client: calls } } };
/** The settings were left without an answer. */
export const NoRoom: TlStory = {
  play: steps(shows('dialog'), press('widgets', 'cancel'), say('hello'), shows('alert')),
};
export const Working: TlStory = { play: confirm };
export const WithoutChat: TlStory = {
  play: steps(confirm, press('tlClient', 'bar.closeChats')),
};
export const WithoutVideo: TlStory = { play: steps(confirm, press('tlClient', 'bar.hideVideo')) };
export const ThreeChats: TlStory = { play: chats(3) };
/** Two rows from four on. */
export const FourChats: TlStory = { play: chats(4) };
export const AddingAChat: TlStory = {
  play: steps(confirm, press('tlClient', 'chats.addTitle'), shows('dialog')),
};
/** Near the limit the characters are counted. */
export const LongLine: TlStory = { play: steps(confirm, type('あ'.repeat(480))) };
export const TooLongLine: TlStory = {
  play: steps(confirm, type('あ'.repeat(503)), shows('alert')),
};
export const Sending: TlStory = {
  parameters: on({ postChat: never }),
  play: steps(confirm, say('Good evening!'), say('How are you?')),
};
/** Each has its reason, and what can be done. */
export const FailedLines: TlStory = {
  parameters: on({ postChat: lost }),
  play: steps(
    confirm,
    say('Good evening!'),
    say('<b>How are you?</b>'),
    say('三行目'),
    shows('alert'),
  ),
};
export const Discarding: TlStory = {
  ...FailedLines,
  play: steps(
    confirm,
    say('One'),
    say('Two'),
    press('tlClient', 'unsent.discardAll'),
    shows('alertdialog'),
  ),
};
/** A room that takes no lines. */
export const RefusedLine: TlStory = {
  parameters: on({ postChat: refusing(403, 'forbidden', 'postChat') }),
  play: steps(confirm, say('Good evening!'), shows('alert')),
};
/** The login has ended: the line waits for the next one. */
export const Expired: TlStory = {
  parameters: on({ postChat: refusing(401, 'unauthorized', 'postChat') }),
  play: steps(confirm, say('Good evening!'), shows('alert')),
};
/** Another account typed it. */
export const OtherViewer: TlStory = {
  args: {
    unsent: [
      {
        target: 'video',
        id: ID,
        author: { id: '99', name: 'Mira' },
        line: 1,
        lang: 'en',
        message: 'From another account',
        code: 'session',
      },
    ],
  },
  play: confirm,
};
export const Leaving: TlStory = {
  parameters: on({ postChat: lost }),
  play: steps(
    confirm,
    say('Good evening!'),
    shows('alert'),
    press('portal', 'nav.home', { role: 'link' }),
    shows('alertdialog'),
  ),
};
/** Names of the profiles are shown over the field after each change. */
export const ChangedProfile: TlStory = {
  play: steps(confirm, async (context) => {
    const field = await fieldOf(context);
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
  }),
};
export const Offline: TlStory = {
  parameters: { ...offline({ user: translator }), layout: 'fullscreen' },
  play: confirm,
};
/** One pane at a time: the viewport of the toolbar. */
export const Phone: TlStory = { globals: phone, play: confirm };
export const PhoneFailed: TlStory = { ...FailedLines, globals: phone };
