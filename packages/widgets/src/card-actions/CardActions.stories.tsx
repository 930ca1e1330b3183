import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { onFeaturePage } from '../storybook/feature';
import { past, placeholder } from '../storybook/sample-videos';
import { sampleUser } from '../testing/samples';
import { VideoCard } from '../video-card';
import { CardsProvider } from './CardsProvider';

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
  args: { video: past({ id: 'aaaaaaaaaaa' }) },
} satisfies Meta<typeof VideoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const user = sampleUser();
const playlists = [
  { id: 1, name: 'Evening', contains: true },
  { id: 2, name: '歌枠まとめ', contains: false },
];

export const Guest: Story = {};
export const LoggedIn: Story = {
  parameters: {
    feature: { user, client: { getVideoPlaylists: () => Promise.resolve(playlists) } },
  },
};
/** The menu of a card is open. */
export const Menu: Story = {
  ...LoggedIn,
  play: async ({ canvasElement }) => {
    const buttons = await within(canvasElement).findAllByRole('button');
    const menu = buttons.find((button) => button.getAttribute('aria-haspopup') === 'menu');
    if (menu) await userEvent.click(menu);
  },
};
/** A press on a placeholder opens its dialog. */
export const Placeholder: Story = { args: { video: placeholder() } };
