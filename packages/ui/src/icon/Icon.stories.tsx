import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartIcon, Icon, type IconType } from '.';
import { gallery, sample } from './Icon.stories.css';
import * as icons from './icons';
import * as marks from './marks';

const meta = {
  title: 'Foundations/Icons',
  component: Icon,
  tags: ['ready'],
  args: { icon: HeartIcon },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const Gallery = ({ of: pictures }: { of: Readonly<Record<string, IconType>> }) => (
  <ul className={gallery}>
    {Object.entries(pictures).map(([name, picture]) => (
      <li key={name} className={sample}>
        <Icon icon={picture} />
        {name}
      </li>
    ))}
  </ul>
);

export const Default: Story = {};
export const Small: Story = { args: { size: 'small' } };

/** Every picture there is; a page gets those that it imports. */
export const All: Story = { render: () => <Gallery of={icons} /> };

/** The marks of platforms, only ever beside their name. */
export const Marks: Story = { render: () => <Gallery of={marks} /> };
