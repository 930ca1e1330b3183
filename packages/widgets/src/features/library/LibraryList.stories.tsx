import { playlistCsv } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { never } from '../../storybook/answers';
import { onFeaturePage } from '../../storybook/feature';
import { scene1 } from '../../storybook/pictures';
import { press, shows, showsToasts, steps } from '../../storybook/press';
import { sampleStoredVideo } from '../../testing/samples';
import { createLibraryStore } from '../../base/library/library-store';
import type { LibraryDatabase, LibraryEntry } from '../../base/library/library.types';
import { LibraryList } from './LibraryList';
import { Replaced } from '../../base/state/replaced';
import { library as deviceLibrary } from '../../base/library/library';

interface StoryProps {
  /** Page of the list, from 1. Default 1. */
  readonly page?: number;
  /** How many videos the device has. Default 4. */
  readonly count?: number;
  /** What the database of the device does differently. Default nothing. */
  readonly database?: Partial<LibraryDatabase>;
}

const entry = (_: unknown, index: number): LibraryEntry => ({
  video: sampleStoredVideo(`library${String(index).padStart(4, '0')}`, {
    title: `Evening chat and your letters, part ${index + 1}`,
    thumbnail: scene1,
  }),
  addedAt: index,
});
const done = () => Promise.resolve();
const denied = () => Promise.reject(new Error('denied'));
const hrefFor = (page: number) => `?page=${page}`;

function LibraryStory({ page = 1, count = 4, database }: StoryProps) {
  const [library] = useState(() =>
    createLibraryStore({
      readAll: () => Promise.resolve(Array.from({ length: count }, entry)),
      put: done,
      remove: done,
      ...database,
    }),
  );
  return (
    <Replaced what={deviceLibrary} by={library}>
      <LibraryList page={page} hrefFor={hrefFor} />
    </Replaced>
  );
}

const meta = {
  title: 'Widgets/Library',
  component: LibraryStory,
  decorators: [onFeaturePage],
} satisfies Meta<typeof LibraryStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Loading: Story = { args: { database: { readAll: never } } };
export const Empty: Story = { args: { count: 0 } };
/** The browser lets the page store nothing. */
export const Failed: Story = { args: { database: { readAll: denied } } };
export const Filled: Story = {};
/** More than one page. */
export const Pages: Story = { args: { page: 2, count: 60 } };

const select: Play = async ({ canvasElement }) => {
  const boxes = await within(canvasElement).findAllByRole('checkbox');
  // oxlint-disable-next-line no-await-in-loop -- presses follow each other
  for (const box of boxes.slice(0, 2)) await userEvent.click(box);
};
const pressDelete = press('playlists', 'library.delete', { values: { count: 2 } });
const confirmDelete = press('playlists', 'library.askDelete');

/** Two videos are selected. */
export const Selected: Story = { play: select };
/** The question before the selected videos are deleted. */
export const Deleting: Story = {
  play: async (context) => {
    await select(context);
    await steps(pressDelete, shows('alertdialog'))(context);
  },
};
/** The deletion can be undone for a while. */
export const Deleted: Story = {
  play: async (context) => {
    await select(context);
    await steps(pressDelete, confirmDelete, showsToasts())(context);
  },
};
/** Videos that could not be deleted are shown again. */
export const DeleteFailed: Story = { ...Deleted, args: { database: { remove: denied } } };
/** The selected videos are in the current playlist. */
export const AddedToPlaylist: Story = {
  play: async (context) => {
    await select(context);
    await steps(
      press('playlists', 'library.toPlaylist', { values: { count: 2 } }),
      showsToasts(),
    )(context);
  },
};
/** The videos of a CSV file are in the library. */
export const Imported: Story = {
  args: { count: 0 },
  play: async (context) => {
    const { canvasElement } = context;
    await within(canvasElement).findAllByRole('button');
    const input = canvasElement.querySelector('input');
    const text = playlistCsv([entry(null, 7).video]);
    if (input) await userEvent.upload(input, new File([text], 'library.csv', { type: 'text/csv' }));
    await showsToasts()(context);
  },
};
