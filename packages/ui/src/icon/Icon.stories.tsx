import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon';
import { gallery, sample } from './Icon.stories.css';
import { icons, type IconName } from './icons';

const meta = { title: 'UI/Icon', component: Icon } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { name: 'heart' } };

/** Every picture there is. */
export const All: Story = {
  args: { name: 'heart' },
  render: () => (
    <ul className={gallery}>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <li key={name} className={sample}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
