import { CallError, type Client, type Script } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, userEvent, within } from 'storybook/test';
import { CardsProvider } from '../card-actions';
import { inTurn, never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { press, sentenceOf, shows, showsToasts, steps, type PlayStep } from '../../storybook/press';
import { past } from '../../storybook/sample-videos';
import { sampleUser } from '../../testing/samples';
import { ScriptManager } from './ScriptManager';

const nothing = () => undefined;

function ManagerStory({ page = 1 }: { readonly page?: number }) {
  return (
    <CardsProvider onReport={nothing}>
      <ScriptManager page={page} hrefFor={(number) => `/scriptmanager?page=${number}`} />
    </CardsProvider>
  );
}

const TITLES = [
  'Evening chat and your letters',
  '【歌枠】春のうたを歌います / 星見みなと',
  'A very long title of a karaoke stream that goes on and on, with guests, games and a surprise at its end',
] as const;
const LANGUAGES = ['en', 'ja', 'es'] as const;

const idOf = (index: number) => `script${String(index).padStart(5, '0')}`;
const scriptAt = (_: unknown, index: number): Script => ({
  video_id: idOf(index),
  custom_video_id: null,
  title: TITLES[index % 3] ?? null,
  lang: LANGUAGES[index % 3] ?? 'en',
  entry_count: [128, 1, 20_000][index % 3] ?? 0,
});
const foreign: Script = {
  video_id: 'custom',
  custom_video_id: 'https://www.twitch.tv/videos/1234567890',
  title: null,
  lang: 'en',
  entry_count: 42,
};
const unknown: Script = { ...scriptAt(null, 9), title: null };
const few = [scriptAt(null, 0), foreign, scriptAt(null, 1), scriptAt(null, 2), unknown];
const many = Array.from({ length: 20 }, scriptAt);

const calls: Partial<Client> = {
  getScripts: () => Promise.resolve(few),
  getVideos: ({ id = [] } = {}) =>
    Promise.resolve(
      id.flatMap((one, at) =>
        one === unknown.video_id ? [] : [past({ id: one, title: TITLES[at % 3] ?? '' })],
      ),
    ),
  getChats: ({ custom_video_id: link }) =>
    Promise.resolve(
      link === 'https://twitcasting.tv/name'
        ? []
        : Array.from({ length: 3 }, (_, at) => ({
            id: String(at + 1),
            name: 'window_translator',
            message: 'Good evening',
            timestamp: 1_768_046_400_000 + at * 3_000,
            video_offset: at * 3,
            duration: 2_000,
            is_tl: true,
            is_owner: false,
            is_vtuber: false,
            is_moderator: false,
            is_verified: false,
            source: 'user',
          })),
    ),
  postScriptLog: () => Promise.resolve([]),
  postCustomLink: () => Promise.resolve({}),
  postMigrateCheck: () => Promise.resolve(room),
  postMigrateClaim: () => Promise.resolve(room),
};
const room = {
  mchad_user_id: 'room',
  archives: [
    { video_id: idOf(0), count: 120 },
    { video_id: idOf(1), count: 48 },
    { video_id: idOf(9), count: 2_000 },
  ],
};
const on = (more: Partial<Client> = {}) => ({
  feature: {
    user: sampleUser({ username: 'window_translator' }),
    client: { ...calls, ...more },
  } satisfies FeatureStoryOptions,
});

const meta = {
  title: 'Widgets/ScriptManager',
  component: ManagerStory,
  decorators: [onFeaturePage],
  parameters: on(),
} satisfies Meta<typeof ManagerStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: NonNullable<Story['globals']> = { viewport: { value: 'phone' } };

export const Default: Story = {};
export const Playground: Story = { args: { page: 1 } };
/** Twenty of them: another page may follow. */
export const FullPage: Story = {
  args: { page: 2 },
  parameters: on({ getScripts: () => Promise.resolve(many) }),
};
export const Phone: Story = { globals: narrow };
export const Empty: Story = { parameters: on({ getScripts: () => Promise.resolve([]) }) };
/** The page before it was full. */
export const BeyondTheEnd: Story = {
  args: { page: 3 },
  parameters: on({ getScripts: () => Promise.resolve([]) }),
};
export const Loading: Story = { parameters: on({ getScripts: never }) };
export const Failed: Story = { parameters: on({ getScripts: refusing(503) }) };
export const Offline: Story = { parameters: offline({ user: sampleUser() }) };
/** Without the videos there are no pictures of their own, and no upload. */
export const VideosFailed: Story = { parameters: on({ getVideos: refusing(503) }) };

const download = press('scripts', 'action.download', { values: { title: TITLES[0] } });
const openMenu = (title: string) => press('scripts', 'action.more', { values: { title } });
const entry = (key: 'action.link' | 'action.delete') => press('scripts', key, { role: 'menuitem' });

export const Menu: Story = { play: steps(openMenu(TITLES[0]), shows('menu')) };
export const Download: Story = { play: steps(download, shows('dialog')) };
export const DownloadLoading: Story = {
  parameters: on({ getChats: never }),
  play: steps(download, shows('dialog')),
};
export const DownloadFailed: Story = {
  parameters: on({ getChats: refusing(503) }),
  play: steps(download, shows('alert')),
};

const askToDelete = steps(openMenu(TITLES[0]), entry('action.delete'));
const confirm = steps(askToDelete, press('scripts', 'delete.action'));
export const AskToDelete: Story = { play: steps(askToDelete, shows('alertdialog')) };
export const Deleting: Story = { parameters: on({ postScriptLog: never }), play: confirm };
/** It can be undone. */
export const Deleted: Story = { play: steps(confirm, showsToasts()) };
export const DeleteFailed: Story = {
  parameters: on({ postScriptLog: refusing(503, 'unavailable', 'postScriptLog') }),
  play: steps(confirm, showsToasts()),
};

const openLink = steps(openMenu(foreign.custom_video_id ?? ''), entry('action.link'));
const type =
  (key: 'link.label' | 'mchad.room' | 'mchad.password', text: string): PlayStep =>
  async (context) => {
    const label = await sentenceOf(context, 'scripts', key);
    const field = await within(document.body).findByLabelText(label);
    await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
  };
const sendForm: PlayStep = async () => {
  const form = document.querySelector('[role="dialog"] form');
  if (!form) throw new Error('There is no form.');
  await fireEvent.submit(form);
};
const changeTo = (text: string) => steps(openLink, type('link.label', text), sendForm);
export const ChangeLink: Story = { play: steps(openLink, shows('dialog')) };
export const LinkWrong: Story = { play: steps(changeTo('two words'), shows('alert')) };
export const LinkDuplicate: Story = { play: steps(changeTo('nico.example/w/1'), shows('alert')) };
export const LinkFailed: Story = {
  parameters: on({ postCustomLink: refusing(503, 'unavailable', 'postCustomLink') }),
  play: steps(changeTo('twitcasting.tv/name'), shows('alert')),
};
/** Completed with `https://`. */
export const LinkChanged: Story = { play: steps(changeTo('twitcasting.tv/name'), showsToasts()) };

const openImport = press('scripts', 'mchad.title');
const fill = steps(
  openImport,
  type('mchad.room', 'old room'),
  type('mchad.password', 'secret'),
  sendForm,
);
const claim = steps(fill, press('scripts', 'mchad.claim'));
const claiming = (answer: Client['postMigrateClaim']) => on({ postMigrateClaim: answer });
export const ImportForm: Story = { play: steps(openImport, shows('dialog')) };
export const ImportIncomplete: Story = { play: steps(openImport, shows('dialog'), sendForm) };
export const ImportChecking: Story = { parameters: on({ postMigrateCheck: never }), play: fill };
export const ImportWrong: Story = {
  parameters: on({ postMigrateCheck: refusing(403, 'forbidden', 'postMigrateCheck') }),
  play: steps(fill, shows('alert')),
};
export const ImportNotSetUp: Story = {
  parameters: on({ postMigrateCheck: refusing(404, 'not_found', 'postMigrateCheck') }),
  play: steps(fill, shows('alert')),
};
export const ImportUnavailable: Story = {
  parameters: on({ postMigrateCheck: refusing(503, 'unavailable', 'postMigrateCheck') }),
  play: steps(fill, shows('alert')),
};
export const ImportFound: Story = { play: fill };
export const ImportEmpty: Story = {
  parameters: on({ postMigrateCheck: () => Promise.resolve({ ...room, archives: [] }) }),
  play: fill,
};
export const Claiming: Story = { parameters: claiming(never), play: claim };
export const Claimed: Story = { play: claim };
/** Line by line, what is claimed and what is not. */
export const ClaimedInPart: Story = {
  parameters: on({
    postMigrateClaim: () => Promise.resolve({ ...room, archives: room.archives.slice(0, 2) }),
    getScripts: () => Promise.resolve([]),
  }),
  play: steps(claim, shows('alert')),
};
export const ClaimFailed: Story = {
  parameters: claiming(
    inTurn(
      () => Promise.reject(new CallError('network', 'postMigrateClaim', '/')),
      () => Promise.resolve(room),
    ),
  ),
  play: steps(claim, shows('alert')),
};
