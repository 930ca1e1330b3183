import type { Client } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { never, refusing } from '../../storybook/answers';
import { onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { press, shows, steps, type PlayStep } from '../../storybook/press';
import { past, placeholder } from '../../storybook/sample-videos';
import { sampleUser } from '../../testing/samples';
import { VideoCard } from '../../parts/video-card';
import { CardsProvider } from './CardsProvider';

const TITLE = 'Building a castle together';

const meta = {
  title: 'Widgets/CardActions',
  component: VideoCard,
  decorators: [
    (Story) => (
      <CardsProvider onReport={() => undefined}>
        <div style={{ inlineSize: '20rem' }}>
          <Story />
        </div>
      </CardsProvider>
    ),
    onFeaturePage,
  ],
  args: { video: past({ id: 'aaaaaaaaaaa', title: TITLE }) },
} satisfies Meta<typeof VideoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const user = sampleUser();
const playlists = [
  { id: 1, name: 'Evening', contains: true },
  { id: 2, name: '歌枠まとめ', contains: false },
];

const as = (client: Partial<Client>, stored: FeatureStoryOptions['stored'] = {}) => ({
  feature: {
    user,
    stored,
    client: { getVideoPlaylists: () => Promise.resolve(playlists), ...client },
  } satisfies FeatureStoryOptions,
});
const openMenu: PlayStep = async ({ canvasElement }) => {
  const buttons = await within(canvasElement).findAllByRole('button');
  const menu = buttons.find((button) => button.getAttribute('aria-haspopup') === 'menu');
  if (menu) await userEvent.click(menu);
  await shows('menu')({ canvasElement, globals: {} });
};
const openPlaylists = steps(openMenu, press('widgets', 'menu.playlist', { role: 'menuitem' }));
const toggleSecond: PlayStep = async () => {
  const entry = await within(document.body).findByRole('menuitemcheckbox', { name: /歌枠まとめ/ });
  await userEvent.click(entry);
};

export const Guest: Story = {};
export const LoggedIn: Story = { parameters: as({}) };
/** The video is in the current playlist. */
export const Saved: Story = { play: press('widgets', 'card.save', { values: { title: TITLE } }) };
/** A guest cannot edit. */
export const MenuOfGuest: Story = { play: openMenu };
export const Menu: Story = { ...LoggedIn, play: openMenu };
/** The current playlist, then the others of the viewer. */
export const Playlists: Story = {
  ...LoggedIn,
  play: steps(openPlaylists, shows('menuitemcheckbox')),
};
export const PlaylistsLoading: Story = {
  parameters: as({ getVideoPlaylists: never }),
  play: openPlaylists,
};
export const PlaylistsFailed: Story = {
  parameters: as({ getVideoPlaylists: refusing(503) }),
  play: openPlaylists,
};
/** A change of another playlist is being sent. */
export const PlaylistChanging: Story = {
  parameters: as({ putVideoPlaylist: never }),
  play: steps(openPlaylists, toggleSecond),
};
/** The change was not saved: the entry shows what the server has, and a toast says so. */
export const PlaylistChangeFailed: Story = {
  parameters: as({ putVideoPlaylist: refusing(503) }),
  play: steps(openPlaylists, toggleSecond, shows('alert')),
};
/** A press on a placeholder opens its dialog. */
export const Placeholder: Story = { args: { video: placeholder() } };
