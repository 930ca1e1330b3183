import type { Meta, StoryObj } from '@storybook/react-vite';
import { gallery, swatch } from './Theme.stories.css';
import { vars } from './contract.css';

function Colors() {
  return (
    <ul className={gallery}>
      {Object.entries(vars.color).map(([name, color]) => (
        <li key={name}>
          <svg className={swatch} viewBox="0 0 1 1" aria-hidden="true">
            <rect width="1" height="1" fill={color} />
          </svg>
          <code>{color.slice(4, -1)}</code>
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'UI/Theme', component: Colors } satisfies Meta<typeof Colors>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The public colours of the theme; choose dark or light in the toolbar. */
export const Default: Story = {};
