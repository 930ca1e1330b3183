import type { Client, ScheduleClient, Video } from '@oshimado/contract';
import { defaultSettings, writeModule } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { ReminderHost } from '../../parts/push/ReminderHost';
import { samplePush, samplePushDevice } from '../../parts/push/testing';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage } from '../../storybook/feature';
import { press } from '../../storybook/press';
import {
  at,
  past,
  placeholder,
  sampleVideo,
  talents,
  upcoming,
} from '../../storybook/sample-videos';
import { videosCall } from '../../testing/schedule-client';
import { scheduleIn, writeSchedule, type SchedulePlace } from './schedule-place';
import { SchedulePage } from './SchedulePage';
import { Replaced } from '../../base/state/replaced';
import { pushBrowser } from '../../parts/push/push-browser';
import { inBox } from '../../storybook/in-box';

interface StoryProps {
  /** The query of the address. Default none. */
  readonly address?: string;
  /** The server that counts the days of a month. Default one with streams on some. */
  readonly days?: ScheduleClient;
}

/** Streams by the last digit of a day. */
const STREAMS = [0, 1, 14, 4, 0, 30, 2, 9, 0, 6];

const countDays: ScheduleClient['getScheduleDays'] = ({ from, to } = {}) => {
  const first = Date.parse(from ?? '');
  const count = Math.round((Date.parse(to ?? '') - first) / 86_400_000) + 1;
  return Promise.resolve(
    Array.from({ length: count }, (_, index) => {
      const date = new Date(first + index * 86_400_000).toISOString().slice(0, 10);
      return { date, streams: STREAMS[Number(date.slice(-1))] ?? 0 };
    }),
  );
};
const someDays: ScheduleClient = {
  getScheduleDays: countDays,
  getUsersScheduleDays: countDays,
  getUsersSchedulePicture: never,
};
const noDays: ScheduleClient = {
  getScheduleDays: refusing(503, 'unavailable', 'getScheduleDays'),
  getUsersScheduleDays: never,
  getUsersSchedulePicture: never,
};

function ScheduleStory({ address = '', days = someDays }: StoryProps) {
  const [query, setQuery] = useState(address);
  const [orgs, showOrgs] = useState<readonly string[]>(['Hololive', 'Independents']);
  const place: SchedulePlace = {
    ...scheduleIn(new URLSearchParams(query)),
    hrefFor: () => '/schedule',
    go: (change) => {
      const next = new URLSearchParams(query);
      writeSchedule(next, change);
      setQuery(next.toString());
    },
  };
  return <SchedulePage client={days} place={place} shownOrgs={{ orgs, showOrgs }} />;
}

const HOUR = 60;
const over = (minutes: number, changes: Partial<Video> = {}) =>
  past({ available_at: at(minutes), start_actual: at(minutes), duration: 5_400, ...changes });

const week: readonly Video[] = [
  over(-27 * HOUR),
  over(-26 * HOUR, { channel: talents[1], title: 'Evening chat and your letters' }),
  over(-7 * HOUR, { channel: talents[2] }),
  sampleVideo(),
  sampleVideo({ channel: talents[1], available_at: at(-20), start_actual: at(-20) }),
  upcoming(90),
  upcoming(105, { channel: talents[1], topic_id: 'singing', title: '【歌枠】春のうたを歌います' }),
  upcoming(4 * HOUR + 30, { channel: talents[2] }),
  placeholder(),
  placeholder({
    available_at: at(30 * HOUR),
    start_scheduled: at(30 * HOUR),
    certainty: 'likely',
    placeholderType: 'external-stream',
    title: 'Guest on a radio show',
    jp_name: undefined,
  }),
  upcoming(6 * 24 * HOUR, { title: 'A very long title of a stream that goes on. '.repeat(3) }),
];

const answering = (videos: readonly Video[]): Partial<Client> => ({
  getVideos: videosCall(videos),
  getOrgs: () => Promise.resolve([]),
  getTopics: () => Promise.resolve([{ id: 'singing', count: 1_200 }]),
});

const meta = {
  title: 'Widgets/SchedulePage',
  component: ScheduleStory,
  decorators: [onFeaturePage],
  parameters: { feature: { client: answering(week) } },
} satisfies Meta<typeof ScheduleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** What is over today, too. */
export const Earlier: Story = { play: press('schedule', 'earlier') };
export const AnotherDay: Story = { args: { address: 'date=2026-03-02' } };
export const Week: Story = { args: { address: 'view=week' } };
const both = 'event-of-two';
const events: readonly Video[] = [
  ...week,
  upcoming(180, { event_id: both, title: 'A concert on two platforms, with a guest' }),
  placeholder({
    event_id: both,
    available_at: at(180),
    start_scheduled: at(180),
    placeholderType: 'external-stream',
    link: 'https://www.twitch.tv/example',
  }),
  upcoming(185, { event_id: both, channel: talents[1] }),
];
const withEvents = { feature: { client: answering(events) } };
/** Streams of one event are one row. */
export const Events: Story = { parameters: withEvents };
export const EventUnfolded: Story = {
  parameters: withEvents,
  play: press('events', 'streams', { values: { whole: 3 } }),
};
export const WeekEvents: Story = { args: { address: 'view=week' }, parameters: withEvents };
const openBlock: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(
    await within(canvasElement).findByRole('link', { name: /A concert on two/ }),
  );
};
const reminding = samplePush({
  device: {
    ...samplePushDevice,
    choices: {
      ...samplePushDevice.choices,
      rules: events
        .filter(({ status }) => status === 'upcoming')
        .map(({ id }) => ({
          of: 'video',
          id,
          live: true,
          scheduled: false,
          moved: true,
          before: 15,
        })),
    },
  },
});
const withReminders: Partial<Story> = {
  decorators: [
    (Story) => (
      <Replaced what={pushBrowser} by={reminding.browser}>
        <Story />
        <ReminderHost />
      </Replaced>
    ),
  ],
  parameters: { feature: { client: { ...answering(events), ...reminding.client } } },
};
/** This device reminds of some streams. */
export const Reminders: Story = withReminders;
export const WeekReminders: Story = { ...withReminders, args: { address: 'view=week' } };
/** What is behind the block of an event that is ahead. */
export const WeekEventOpen: Story = { ...WeekReminders, play: openBlock };
/** More streams at a time than a day has room for. */
export const WeekFull: Story = {
  args: { address: 'view=week' },
  parameters: {
    feature: {
      client: answering([
        ...week,
        ...Array.from({ length: 9 }, (_, index) =>
          upcoming(60 + 20 * index, { channel: talents[index % talents.length] }),
        ),
      ]),
    },
  },
};
export const WeekEmpty: Story = {
  args: { address: 'view=week' },
  parameters: { feature: { client: answering([]) } },
};
export const Empty: Story = { parameters: { feature: { client: answering([]) } } };
export const Loading: Story = { parameters: { feature: { client: { getVideos: never } } } };
export const Failed: Story = {
  parameters: { feature: { client: { getVideos: refusing(503, 'unavailable', 'getVideos') } } },
};
export const Offline: Story = { parameters: offline() };
export const FavoritesOfGuest: Story = { args: { address: 'who=favorites' } };
export const Filters: Story = { play: press('schedule', 'filter') };
/** How much there is on each day. */
export const Month: Story = { play: press('schedule', 'month') };
export const MonthFailed: Story = { args: { days: noDays }, play: press('schedule', 'month') };
export const Share: Story = { play: press('schedule', 'export') };

const late = writeModule('settings', { ...defaultSettings('en'), lateHours: true });
/** A day goes on until 29:00. */
export const LateHours: Story = {
  parameters: {
    feature: { client: answering(week), stored: { [late.key]: late.text } },
  },
};
export const Phone: Story = {
  decorators: [inBox({ inlineSize: '22rem', maxInlineSize: '100%' })],
};
