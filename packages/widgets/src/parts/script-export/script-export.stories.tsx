import type { Script } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { offline, onFeaturePage } from '../../storybook/feature';
import { press, shows, showsToasts, steps } from '../../storybook/press';
import { ScriptExportDialog, type ScriptExportDialogProps } from '.';

const scriptOf = (count: number): Script => ({
  lines: Array.from({ length: count }, (_, at) => ({
    start: at * 2_400,
    duration: 2_000,
    text: at % 2 === 0 ? 'Good evening, everyone!' : '今日もありがとう',
    profile: at % 2,
  })),
  profiles: [
    { name: 'Default', color: null, outline: null },
    { name: 'Guest', color: null, outline: null },
  ],
});

type StoryProps = Pick<ScriptExportDialogProps, 'script' | 'name' | 'hasFailed' | 'isRetrying'>;

function ExportStory(props: StoryProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ScriptExportDialog
      {...props}
      open={isOpen}
      onClose={() => setOpen(false)}
      onRetry={() => undefined}
    />
  );
}

const meta = {
  title: 'Widgets/ScriptExport',
  component: ExportStory,
  decorators: [onFeaturePage],
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  args: { name: 'window_translator - Evening chat and your letters', script: scriptOf(128) },
  play: shows('dialog'),
} satisfies Meta<typeof ExportStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { script: scriptOf(1) } };
export const TwentyThousandLines: Story = { args: { script: scriptOf(20_000) } };
/** The name is cut and cleaned, so that every system can store it. */
export const LongName: Story = { args: { name: `【歌枠】 a/b: ${'とても長い題名 '.repeat(20)}` } };
export const Loading: Story = { args: { script: undefined } };
/** Nothing to write. */
export const Empty: Story = { args: { script: { lines: [], profiles: [] } } };
export const Failed: Story = { args: { script: undefined, hasFailed: true } };
export const Retrying: Story = { args: { script: undefined, hasFailed: true, isRetrying: true } };
export const Offline: Story = {
  args: { script: undefined, hasFailed: true },
  parameters: offline(),
};
/** Closed, with the name of the file. */
export const Downloaded: Story = {
  play: steps(press('editing', 'download.action'), showsToasts()),
};
