import { writeChips } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { on, renderScreen, screenParameters, viewer, type ScreenProps } from './screen';

/** Every page of the portal in its frame: `apps/portal/src/routes/pages.ts`. Their states are those of the widgets on them. */
const meta = {
  title: 'Screens/Pages',
  tags: ['!autodocs'],
  render: renderScreen,
  parameters: { ...screenParameters },
} satisfies Meta<ScreenProps>;
export default meta;
type Story = StoryObj<ScreenProps>;

const SINGING = { type: 'topic', value: 'singing', text: 'Singing' } as const;
const loggedIn = on({ user: viewer });

export const Home: Story = { args: { path: '/' } };
export const HomeLoggedIn: Story = { args: { path: '/' }, parameters: loggedIn };
export const HomeArchive: Story = { args: { path: '/', address: '/#archive' } };
export const Favorites: Story = { args: { path: '/favorites' }, parameters: loggedIn };
export const FavoritesOfGuest: Story = { args: { path: '/favorites' } };
export const Channels: Story = { args: { path: '/channel' } };
export const Channel: Story = {
  args: { path: '/channel/:id/:tab?', address: '/channel/UCstory0000000000000001' },
};
/** It leads to the music site, which here is a mark of the same document. */
export const ChannelMusic: Story = {
  args: { path: '/channel/:id/music', address: '/channel/UCstory0000000000000001/music' },
  parameters: on({ siteLinks: { music: '#music', social: [], extension: {} } }),
};
export const Watch: Story = { args: { path: '/watch/:id', address: '/watch/aaaaaaaaaaa' } };
export const Playlists: Story = { args: { path: '/playlists' }, parameters: loggedIn };
export const Playlist: Story = { args: { path: '/playlist/:id', address: '/playlist/7' } };
export const Library: Story = { args: { path: '/library' } };
export const History: Story = { args: { path: '/history' } };
export const About: Story = { args: { path: '/about' } };
export const Settings: Story = { args: { path: '/settings' } };
export const Login: Story = { args: { path: '/login' } };
export const Account: Story = { args: { path: '/login' }, parameters: loggedIn };
export const Extension: Story = { args: { path: '/extension' } };
export const Search: Story = {
  args: {
    path: '/search',
    address: `/search?q=${encodeURIComponent(writeChips([SINGING]))}`,
  },
};
export const AdvancedSearch: Story = {
  args: { path: '/search', address: '/search?advanced=true' },
};
/** What another app shares leads to its page, here to a search. */
export const Share: Story = { args: { path: '/share', address: '/share?text=karaoke' } };
export const AddChannel: Story = { args: { path: '/addChannel' } };
/** No page has this address. */
export const NotFound: Story = { args: { path: 'unknown', address: '/nowhere' } };

export const EditVideo: Story = {
  args: { path: '/edit/video/:id/:tab?', address: '/edit/video/aaaaaaaaaaa' },
};
export const AddPlaceholder: Story = { args: { path: '/add_placeholder' } };
export const Multiview: Story = { args: { path: '/multiview/:layout?', address: '/multiview' } };
export const TlClient: Story = { args: { path: '/tlclient' } };
export const ScriptEditor: Story = { args: { path: '/scripteditor' } };
export const ScriptManager: Story = { args: { path: '/scriptmanager' } };
export const RelayBot: Story = { args: { path: '/relaybot' } };
export const Embed: Story = { args: { path: '/embed' } };
export const Schedule: Story = { args: { path: '/schedule' } };
/** What the operator wrote. */
export const Privacy: Story = { args: { path: '/about/:text', address: '/about/privacy' } };
export const Admin: Story = { args: { path: '/admin' } };
