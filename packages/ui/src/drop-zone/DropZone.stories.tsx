import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { key, keyboardStory } from '../story-kit/keyboard';
import { DropZone } from './DropZone';

const [onFiles, onRefused] = [fn(), fn()];
const KILOBYTE = 1024;

const meta = {
  title: 'Inputs/DropZone',
  component: DropZone,
  tags: ['ready'],
  args: {
    label: 'Drop subtitles here, or press to choose',
    description: 'SRT or ASS, at most 1 kB',
    accept: '.srt,.ass',
    maxBytes: KILOBYTE,
    onFiles,
    onRefused,
  },
} satisfies Meta<typeof DropZone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = { args: { busy: true } };
export const WithError: Story = {
  args: { error: 'notes.txt was not taken: it is no subtitle file. Choose an SRT or ASS file.' },
};

/** A dropped file is taken or refused with its reason. */
export const Dropping: Story = {
  play: async ({ canvasElement }) => {
    onFiles.mockClear();
    onRefused.mockClear();
    const zone = within(canvasElement).getByLabelText(/Drop subtitles/).parentElement;
    if (!zone) throw new Error('The field lies in nothing.');
    const files = [new File(['1'], 'a.srt'), new File(['2'], 'b.txt')];
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    const happens = (type: string) =>
      zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    happens('dragover');
    await waitFor(() => expect(zone).toHaveAttribute('data-over', 'true'));
    happens('drop');
    await waitFor(() => expect(zone).toHaveAttribute('data-over', 'false'));
    await expect(onFiles).toHaveBeenCalledWith([files[0]]);
    await expect(onRefused).toHaveBeenCalledWith([{ file: files[1], reason: 'type' }], [files[0]]);
  },
};

/** Chosen by the system's own window. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    onFiles.mockClear();
    const field = within(canvasElement).getByLabelText(/Drop subtitles/);
    const file = new File(['1'], 'a.srt');
    await userEvent.upload(field, file);
    await expect(onFiles).toHaveBeenCalledWith([file]);
  },
};

export const Keyboard: Story = keyboardStory([
  key('Tab', 'Moves the focus to the field.', async ({ canvas, user }) => {
    await user.tab();
    await expect(canvas.getByLabelText(/Drop subtitles/)).toHaveFocus();
  }),
  key('Enter', 'Opens the system’s window to choose files.', async ({ canvas, user }) => {
    const field = canvas.getByLabelText(/Drop subtitles/);
    const onClick = fn((event: Event) => event.preventDefault());
    field.addEventListener('click', onClick, { once: true });
    await user.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
  }),
]);
