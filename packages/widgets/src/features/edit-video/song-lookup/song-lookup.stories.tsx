import type { Client } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { editCalls } from '../../../storybook/sample-edits';
import { never, refusing } from '../../../storybook/answers';
import { onFeaturePage } from '../../../storybook/feature';
import { SongLookup } from '.';

function LookupWithText({ text: initial }: { readonly text: string }) {
  const [text, setText] = useState(initial);
  return (
    <div style={{ maxInlineSize: '36rem' }}>
      <SongLookup text={text} onTextChange={setText} onTake={() => setText('')} />
    </div>
  );
}

const on = (calls: Partial<Client> = {}) => ({ feature: { client: { ...editCalls, ...calls } } });

const meta = {
  title: 'Widgets/SongLookup',
  component: LookupWithText,
  decorators: [onFeaturePage],
  parameters: on(),
  args: { text: 'window at dawn' },
} satisfies Meta<typeof LookupWithText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { text: '' } };
export const NothingFound: Story = {
  parameters: on({
    getMusic: () => Promise.resolve([]),
    postSongSearch: () => Promise.resolve({ responses: [] }),
  }),
};
export const Loading: Story = { parameters: on({ getMusic: never }) };
/** What one of the places has found stays. */
export const HalfFailed: Story = {
  parameters: on({ getMusic: refusing(503, 'unavailable', 'getMusic') }),
};
