import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Table, Text } from '../packages/ui/src/foundations/Page';
import { kilobytes, weights } from './weights';

const meta = { title: 'Foundations/Weight', tags: ['ready', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a page pays for each part, as the last build weighed it. */
export const Parts: Story = {
  render: () => (
    <Page title="Weight">
      <Text>
        Each part alone with everything it brings but React: minified, gzip. Parts share what they
        have in common, so several together weigh less than their sum. The build writes this table.
      </Text>
      {weights.length > 0 ? (
        <Table
          label="Weight of the parts"
          heads={['Part', 'Script, kB', 'Style, kB', 'Brings along']}
          rows={weights.map(({ part, script, style, libraries }) => ({
            key: part,
            cells: [part, kilobytes(script), kilobytes(style), libraries.join(', ')],
          }))}
        />
      ) : (
        <Text>There was no build yet: npm run build writes the figures.</Text>
      )}
    </Page>
  ),
};
