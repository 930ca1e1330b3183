import { defaultSettings, watchedId, writeModule, type DeviceEntry } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { CardsProvider } from '../card-actions';
import { never } from '../../storybook/answers';
import { offline, onFeaturePage } from '../../storybook/feature';
import { scene1 } from '../../storybook/pictures';
import { press, shows, showsToasts, steps, type PlayStep } from '../../storybook/press';
import { STORY_NOW } from '../../storybook/sample-videos';
import { createMemoryHistory, type MemoryHistoryOptions } from '../../testing/memory-history';
import { sampleStoredVideo, sampleUser } from '../../testing/samples';
import { HistoryPage } from './HistoryPage';
import { Replaced } from '../../base/state/replaced';
import { history as deviceHistory } from '../../base/history/watch-history';
import { deviceWatched } from '../../base/history/use-watched-state';
import { inBox } from '../../storybook/in-box';

interface StoryProps {
  /** How many videos were watched. Default 6. */
  readonly count?: number;
  /** Videos that earlier versions kept by their id alone. Default none. */
  readonly ids?: readonly string[];
  /** What the database of the device does differently. Default nothing. */
  readonly database?: MemoryHistoryOptions['database'];
}

const HOUR = 3_600_000;
const TITLES = [
  'Evening chat and your letters',
  '【歌枠】春のうたを歌います / 星見みなと',
  'A very long title of a karaoke stream that goes on and on, with guests, games and a surprise at its end',
] as const;

const entry = (_: unknown, index: number): DeviceEntry => {
  const id = `history${String(index).padStart(4, '0')}`;
  const watchedAt = STORY_NOW - index * 9 * HOUR;
  return {
    id,
    seconds: [1_200, 3_590, 240][index % 3] ?? 0,
    duration: 3_600,
    watchedAt,
    changedAt: watchedAt,
    isRemoved: false,
    isUnsent: false,
    video: sampleStoredVideo(id, {
      title: TITLES[index % 3] ?? '',
      thumbnail: scene1,
      duration: 3_600,
    }),
  };
};
const denied = () => Promise.reject(new Error('denied'));
const nothing = () => undefined;

function HistoryStory({ count = 6, ids = [], database }: StoryProps) {
  const [{ history }] = useState(() =>
    createMemoryHistory({
      entries: [...Array.from({ length: count }, entry), ...ids.map(watchedId)],
      now: () => STORY_NOW,
      database,
    }),
  );
  return (
    <Replaced what={deviceHistory} by={history}>
      <Replaced what={deviceWatched} by={history}>
        <CardsProvider onReport={nothing}>
          <HistoryPage />
        </CardsProvider>
      </Replaced>
    </Replaced>
  );
}

const meta = {
  title: 'Widgets/HistoryPage',
  component: HistoryStory,
  decorators: [onFeaturePage],
} satisfies Meta<typeof HistoryStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const pausedSettings = writeModule('settings', { ...defaultSettings('en'), keepHistory: false });
const paused = { feature: { stored: { [pausedSettings.key]: pausedSettings.text } } };

export const Default: Story = {};
export const LoggedIn: Story = { parameters: { feature: { user: sampleUser() } } };
/** More than the first 50. */
export const Long: Story = { args: { count: 120 } };
/** Ids that earlier versions kept. */
export const OldIds: Story = { args: { count: 2, ids: ['dQw4w9WgXcQ', 'aaaaaaaaaaa'] } };
export const Empty: Story = { args: { count: 0 } };
export const Paused: Story = { parameters: paused };
export const PausedEmpty: Story = { args: { count: 0 }, parameters: paused };
export const Loading: Story = { args: { database: { read: never } } };
/** The browser lets the page store nothing. */
export const Failed: Story = { args: { database: { read: denied } } };
export const Offline: Story = { parameters: offline({ user: sampleUser() }) };
export const Phone: Story = {
  decorators: [inBox({ inlineSize: '22rem', maxInlineSize: '100%' })],
};

const search =
  (text: string): PlayStep =>
  async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('searchbox');
    await userEvent.type(field, text);
  };
export const Found: Story = { play: search('letters') };
export const NoMatches: Story = { play: search('xyzzy') };

const removeFirst = press('history', 'remove', { values: { title: TITLES[0] } });
const pressClear = press('history', 'clear');
export const AskToClear: Story = { play: steps(pressClear, shows('alertdialog')) };
/** The removal can be undone for a while. */
export const Removed: Story = { play: steps(removeFirst, showsToasts()) };
/** Videos that could not be removed stay. */
export const RemoveFailed: Story = { ...Removed, args: { database: { change: denied } } };
