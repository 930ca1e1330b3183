import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { sentenceOf, type PlayStep } from '../packages/widgets/src/storybook/press';
import { on, renderScreen, screenParameters, type ScreenProps } from './screen';

const meta = {
  title: 'Screens/Extension',
  tags: ['!autodocs'],
  render: renderScreen,
  args: { path: '/extension' },
  parameters: { ...screenParameters },
} satisfies Meta<ScreenProps>;
export default meta;
type Story = StoryObj<ScreenProps>;

const says =
  (key: 'extension.absent' | 'extension.installedV3'): PlayStep =>
  async (context) => {
    await within(context.canvasElement).findByText(await sentenceOf(context, 'about', key));
  };
const FLAG = 'HOLODEX_PLUS_INSTALLED_V3';

/** The extension is not installed, or has not announced itself to the page. */
export const Absent: Story = { play: says('extension.absent') };
export const Installed: Story = {
  beforeEach: () => {
    Object.assign(window, { [FLAG]: true });
    return () => void Reflect.deleteProperty(window, FLAG);
  },
  play: says('extension.installedV3'),
};
/** The operator has configured store links, so the page shows an install button. */
export const WithStores: Story = {
  parameters: on({
    siteLinks: { social: [], extension: { chrome: 'https://chrome.example/oshimado' } },
  }),
};
