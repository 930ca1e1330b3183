import type { Client, VideoFull } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { never, refusing } from '../packages/widgets/src/storybook/answers';
import { offline } from '../packages/widgets/src/storybook/feature';
import { past, placeholder, talents } from '../packages/widgets/src/storybook/sample-videos';
import { on, renderScreen, sampleFullVideo, screenParameters, type ScreenProps } from './screen';

const meta = {
  title: 'Screens/Watch',
  tags: ['!autodocs'],
  render: renderScreen,
  args: { path: '/watch/:id', address: '/watch/aaaaaaaaaaa' },
  parameters: { ...screenParameters },
} satisfies Meta<ScreenProps>;
export default meta;
type Story = StoryObj<ScreenProps>;

const answering = (getVideo: Client['getVideo']) => on({ client: { getVideo } });
const showing = (more: Partial<VideoFull>) =>
  answering(() => Promise.resolve(sampleFullVideo(more)));

export const Live: Story = {};
/** With guests, songs and clips. */
export const Past: Story = {
  parameters: showing({
    ...past({ id: 'aaaaaaaaaaa' }),
    mentions: talents.slice(1).map((talent) => ({ ...talent, group: null })),
    songs: [
      {
        id: 'a',
        name: '夜明けの窓',
        original_artist: 'Window Band',
        start: 754,
        end: 1_002,
        art: null,
        itunesid: null,
      },
    ],
    clips: [past({ title: 'The tower falls' }), past({ title: '歌枠のまとめ' })],
  }),
};
export const Missing: Story = { parameters: showing({ status: 'missing' }) };
/** A stream elsewhere: the button leads to its page. */
export const Placeholder: Story = { parameters: showing(placeholder({ id: 'aaaaaaaaaaa' })) };
export const Loading: Story = { parameters: answering(never) };
export const NotFound: Story = { parameters: answering(refusing(404, 'not_found')) };
export const Failed: Story = { parameters: answering(refusing(503)) };
/** Only what the second answer has is missing: comments, recommendations, and clips. */
export const ExtrasFailed: Story = {
  parameters: answering(({ c }) => (c ? refusing(503)() : Promise.resolve(sampleFullVideo()))),
};
export const Offline: Story = { parameters: offline() };
