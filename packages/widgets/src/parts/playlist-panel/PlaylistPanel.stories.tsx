import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStoryPage } from '../../storybook/decorator';
import { press, shows, steps } from '../../storybook/press';
import { PlaylistStory } from '../../storybook/PlaylistStory';

const meta = {
  title: 'Widgets/PlaylistPanel',
  component: PlaylistStory,
  decorators: [onStoryPage],
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
} satisfies Meta<typeof PlaylistStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Differs from the server's version: it can be saved and reset. */
export const Unsaved: Story = { args: { state: 'unsaved' } };
/** As the server has it. */
export const Saved: Story = { args: { state: 'saved' } };
export const Empty: Story = { args: { state: 'saved', count: 0 } };
/** The server is asked. */
export const Saving: Story = { args: { state: 'saving' } };
/** Nothing is lost, and it can be tried again. */
export const Failed: Story = { args: { state: 'failed' } };
/** The server's version is loaded. */
export const Resetting: Story = { args: { state: 'resetting' } };
/** The server's version could not be loaded; the changes stay. */
export const ResetFailed: Story = { args: { state: 'resetFailed' } };
/** "Creating a new playlist asks for confirmation when the current one is unsaved." */
export const Asking: Story = { args: { state: 'asking' } };
/** A guest wanted to save. */
export const LoginWarning: Story = { args: { state: 'warned' } };
/** Somebody else's: saving makes a copy. */
export const Others: Story = { args: { state: 'saved', isOthers: true } };
/** As many as there may be; only what is seen is drawn. */
export const Full: Story = { args: { state: 'saved', count: 500 } };

const openMenu = steps(press('playlists', 'panel.menu'), shows('menu'));
export const Menu: Story = { args: { state: 'unsaved' }, play: openMenu };
export const Renaming: Story = {
  args: { state: 'saved' },
  play: press('playlists', 'panel.edit'),
};
/** A playlist of the server is deleted there, too. */
export const DeleteQuestion: Story = {
  args: { state: 'saved' },
  play: steps(
    openMenu,
    press('playlists', 'menu.delete', { role: 'menuitem' }),
    shows('alertdialog'),
  ),
};
/** YouTube takes 50 videos at once, so there are several links. */
export const YoutubeExport: Story = {
  args: { state: 'saved', count: 120 },
  play: steps(openMenu, press('playlists', 'export.title', { role: 'menuitem' }), shows('dialog')),
};
