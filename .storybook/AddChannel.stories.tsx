import type { Client } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { never, refusing } from '../packages/widgets/src/storybook/answers';
import { press, showsToasts, steps, type PlayStep } from '../packages/widgets/src/storybook/press';
import { on, renderScreen, screenParameters, type ScreenProps } from './screen';

const meta = {
  title: 'Screens/AddChannel',
  tags: ['!autodocs'],
  render: renderScreen,
  args: { path: '/addChannel' },
  parameters: { ...screenParameters },
} satisfies Meta<ScreenProps>;
export default meta;
type Story = StoryObj<ScreenProps>;

/** A server that does not know the channel yet. */
const answering = (postChannelReport: Client['postChannelReport']) =>
  on({ client: { getChannel: refusing(404, 'not_found'), postChannelReport } });
/** Chooses the kind of request at this place. */
const choose =
  (place: number): PlayStep =>
  async ({ canvasElement }) => {
    const radio = (await within(canvasElement).findAllByRole('radio'))[place];
    if (radio) await userEvent.click(radio);
  };
const send = press('channels', 'request.submit');
const fill: PlayStep = async ({ canvasElement }) => {
  const [field] = await within(canvasElement).findAllByRole<HTMLInputElement>('textbox');
  if (field) await userEvent.type(field, 'https://www.youtube.com/@oshimado_hinata');
};

/** A new VTuber. */
export const Vtuber: Story = {};
export const Clipper: Story = { play: choose(1) };
export const Change: Story = { play: choose(2) };
export const Removal: Story = { play: choose(3) };
/** What is missing is said at its field. */
export const Incomplete: Story = { play: send };
export const Sending: Story = { parameters: answering(never), play: steps(fill, send) };
/** The form is kept, and a toast says that nothing was sent. */
export const Failed: Story = {
  parameters: answering(refusing(503)),
  play: steps(fill, send, showsToasts()),
};
/** The form is empty again. */
export const Sent: Story = {
  parameters: answering(() => Promise.resolve({ id: '1' })),
  play: steps(fill, send, showsToasts()),
};
/** The channel is listed already: its page is opened. */
export const Listed: Story = { play: steps(fill, send, showsToasts()) };
