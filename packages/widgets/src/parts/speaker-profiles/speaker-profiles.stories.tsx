import { DEFAULT_PROFILE, type SpeakerProfile } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onFeaturePage } from '../../storybook/feature';
import { press, shows, steps } from '../../storybook/press';
import { ProfileList } from './ProfileList';
import { SpeakerProfiles } from './SpeakerProfiles';
import { inBox } from '../../storybook/in-box';

const speaker = (id: string, more: Partial<SpeakerProfile> = {}): SpeakerProfile => ({
  ...DEFAULT_PROFILE,
  id,
  name: id,
  ...more,
});
const some = [
  DEFAULT_PROFILE,
  speaker('Shizuku', { prefix: '[Shizuku] ', chatTag: 'en' }),
  speaker('<b>Aki</b>', { prefix: '« ', suffix: ' »' }),
];
const many = [DEFAULT_PROFILE, ...Array.from({ length: 99 }, (_, at) => speaker(`Guest ${at}`))];

const meta = {
  title: 'Widgets/SpeakerProfiles',
  component: SpeakerProfiles,
  decorators: [onFeaturePage],
  args: { profiles: some, selected: 'Shizuku', onEvent: () => undefined },
} satisfies Meta<typeof SpeakerProfiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { selected: 'default' } };
export const Playground: Story = {};
export const LastOfMany: Story = { args: { profiles: many, selected: 'Guest 98' } };
/** Names are text, whatever is in them. */
export const Markup: Story = { args: { selected: '<b>Aki</b>' } };
export const WithoutChatTag: Story = { args: { hasChatTag: false } };
export const Keys: Story = { play: press('editing', 'profiles.keys.title') };
export const Adding: Story = { play: steps(press('editing', 'profiles.add'), shows('dialog')) };
export const Removing: Story = {
  play: steps(press('editing', 'profiles.remove'), shows('alertdialog')),
};
/** Over the field for 3 s after each change. */
export const List: Story = {
  render: ({ profiles, selected }) => (
    <ProfileList profiles={profiles} selected={selected} isShown />
  ),
  decorators: [inBox({ position: 'relative', marginBlockStart: '24rem' })],
};
export const ListOfMany: Story = { ...List, args: { profiles: many, selected: 'Guest 50' } };
