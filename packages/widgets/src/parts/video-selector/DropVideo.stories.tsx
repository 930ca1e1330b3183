import type { PickedVideo, PickProblem } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { onFeaturePage } from '../../storybook/feature';
import { useTranslate } from '../../base/sentences';
import { useDropVideo } from '.';

/** What a cell does with a drop. */
function Cell() {
  const t = useTranslate('multiview');
  const [video, setVideo] = useState<PickedVideo | null>(null);
  const [problem, setProblem] = useState<PickProblem | null>(null);
  const { handlers, isOver } = useDropVideo({
    onDrop: (dropped) => {
      setVideo(dropped);
      setProblem(null);
    },
    onProblem: setProblem,
  });
  return (
    <div
      data-testid="cell"
      style={{ padding: '3rem', border: `2px ${isOver ? 'solid' : 'dashed'}` }}
      {...handlers}
    >
      {video ? t(`selector.address.found.${video.service}`, { id: video.id }) : null}
      <p role="alert">{problem ? t(`selector.problem.${problem}`) : ''}</p>
    </div>
  );
}

const meta = {
  title: 'Widgets/VideoStrip/DropVideo',
  component: Cell,
  decorators: [onFeaturePage],
} satisfies Meta<typeof Cell>;
export default meta;
type Story = StoryObj<typeof meta>;

const drop = async (canvasElement: HTMLElement, address: string) => {
  const cell = await within(canvasElement).findByTestId('cell');
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/uri-list', address);
  // Not by the testing library, whose transfers carry no data.
  const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  cell.dispatchEvent(event);
};

/** Drag an address or a card here. */
export const Default: Story = {};
export const Dropped: Story = {
  play: async ({ canvasElement }) => {
    await drop(canvasElement, 'https://youtu.be/dQw4w9WgXcQ');
    await within(canvasElement).findByText(/dQw4w9WgXcQ/);
  },
};
/** What is no video is refused in words. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    await drop(canvasElement, 'https://example.com/');
    const alert = within(canvasElement).getByRole('alert');
    await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
  },
};
