import { lineOf, moveLine, resizeLine, type EditedLine } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { onFeaturePage } from '../../../storybook/feature';
import { createTimer, ScriptTimeline, type ScriptTimelineProps, type TimelineEdit } from '.';

const lineAt = (at: number, length = 2_600): EditedLine => ({
  key: `line-${at}`,
  author: 'Mira',
  start: at * 3_000,
  end: at * 3_000 + length,
  text: at % 2 === 0 ? 'Good evening, everyone!' : '今日もありがとう、また明日ね',
  profile: 'default',
});

interface StoryProps {
  /** How many lines. Default 6. */
  readonly count?: number;
  /** How long each is, ms. Default 2.6 s. */
  readonly length?: number;
}

const applied = (lines: readonly EditedLine[], edit: TimelineEdit) =>
  edit.type === 'line.move'
    ? moveLine(lines, edit.key, edit.start)
    : resizeLine(lines, edit.key, edit.edge, edit.at);

function TimelineStory({ count = 6, length }: StoryProps) {
  const [lines, setLines] = useState<readonly EditedLine[]>(() =>
    Array.from({ length: count }, (_, at) => lineAt(at, length)),
  );
  const latest = useRef(lines);
  const [clock] = useState(() => createTimer(() => 0));
  const [openKey, setOpenKey] = useState<string | null>(null);
  const set = (next: readonly EditedLine[]) => {
    latest.current = next;
    setLines(next);
  };
  const onEdit: ScriptTimelineProps['onEdit'] = (edit) => {
    set(applied(latest.current, edit));
    return lineOf(latest.current, edit.key);
  };
  return (
    <ScriptTimeline
      lines={lines}
      clock={clock}
      lang="en"
      openKey={openKey}
      moment={(ms) => (ms / 1_000).toFixed(1)}
      onEdit={onEdit}
      onOpen={setOpenKey}
      onDelete={(key) => set(latest.current.filter((line) => line.key !== key))}
    />
  );
}

const meta = {
  title: 'Widgets/ScriptTimeline',
  component: TimelineStory,
  decorators: [onFeaturePage],
} satisfies Meta<typeof TimelineStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { count: 0 } };
/** 0.3 s each, the least there is. */
export const ShortLines: Story = { args: { length: 300 } };
export const TwentyThousandLines: Story = { args: { count: 20_000 } };
/** Arrows move the line, with Shift its end; up and down lead to others. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: /^0\.0 to 2\.6/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^0\.1 to 2\.7/ })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(canvas.getByRole('button', { name: /^0\.1 to 2\.8/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^3\.0 to 5\.6/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('[data-state="open"]')).not.toBeNull();
  },
};
