/** The page of the schedule in a test, at a clock that stands still; it shows the query of its address. */
import type { Client, ScheduleClient, Video } from '@oshimado/contract';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { vi, type Mock } from 'vitest';
import type { GroupsStore } from '../base/groups/groups-store';
import { scheduleIn, writeSchedule } from '../features/schedule/schedule-place';
import { SchedulePage } from '../features/schedule/SchedulePage';
import { pushBrowser } from '../parts/push/push-browser';
import { ReminderHost } from '../parts/push/ReminderHost';
import type { samplePush } from '../parts/push/testing';
import { clientOf, englishMessages, FeaturePage } from './feature-page';
import { memoryGroups } from './memory-groups';
import { videosCall } from './schedule-client';
import { fromNow, NOW, video } from './videos';
import { stoppedTicker } from './manual-ticker';
import { Replaced } from '../base/state/replaced';
import { pageGroups } from '../base/groups/page-groups';

/** Loads what is fetched when it is first opened, and the program of the viewer. */
export const loadSchedule = () =>
  Promise.all([
    import('../base/viewer/start-actors'),
    import('../features/schedule/ScheduleFilters'),
    import('../features/schedule/WeekView'),
    import('../features/schedule/ScheduleShare'),
    import('../features/schedule/MonthPopup'),
    import('../features/schedule/BlockDetails'),
    import('../features/schedule/ReminderSource'),
    import('../parts/event-members/EventMembers'),
    import('../parts/event-members/EventStreams'),
    import('../parts/watch-together/WatchTogether'),
  ]);

const stopped = stoppedTicker(NOW);

/** A stream that begins so many milliseconds from now. */
export const streamAt = (title: string, ms: number, over: Partial<Video> = {}): Video =>
  video({
    id: title.padEnd(11, '_'),
    title,
    available_at: fromNow(ms),
    start_scheduled: fromNow(ms),
    ...over,
  });

const shownOrgs = { orgs: ['Hololive'], showOrgs: () => undefined };

/** What a server draws; not a real picture. */
export const SAMPLE_PNG = btoa('a picture');

/** The calls of a month and of a picture; days are counted alike, by default none. */
export const daysCalls = (
  days: Readonly<Record<string, number>> = {},
): { readonly [K in keyof ScheduleClient]: Mock<ScheduleClient[K]> } => {
  const answer = () =>
    Promise.resolve(Object.entries(days).map(([date, streams]) => ({ date, streams })));
  return {
    getScheduleDays: vi.fn(answer),
    getUsersScheduleDays: vi.fn(answer),
    getUsersSchedulePicture: vi.fn(() => Promise.resolve({ png: SAMPLE_PNG })),
  };
};

interface PageProps {
  readonly address: string;
  readonly days: ScheduleClient;
}

function Page({ address, days }: PageProps) {
  const [query, setQuery] = useState(address);
  const place = {
    ...scheduleIn(new URLSearchParams(query)),
    hrefFor: () => '/schedule',
    go: (change: Parameters<typeof writeSchedule>[1]) => {
      const next = new URLSearchParams(query);
      writeSchedule(next, change);
      setQuery(next.toString());
    },
  };
  return (
    <>
      <SchedulePage client={days} place={place} shownOrgs={shownOrgs} />
      <p data-testid="query">{query}</p>
    </>
  );
}

export interface GivenSchedule {
  /** The query of its address. Default none. */
  readonly address?: string;
  /** Default `UTC`. */
  readonly timeZone?: string;
  /** More calls that answer. */
  readonly client?: Partial<Client>;
  /** The notifications of the device, with the dialog of reminders. Default: it has none. */
  readonly push?: ReturnType<typeof samplePush>;
  /** Default without groups. */
  readonly groups?: GroupsStore;
  /** Default a server without streams on any day. */
  readonly days?: ScheduleClient;
}

/** Draws it with the streams that the server has; returns the call that it loads them with. */
export async function openSchedule(videos: readonly Video[], given: GivenSchedule = {}) {
  const getVideos = vi.fn(videosCall(videos));
  const { address = '', timeZone = 'UTC', client, groups = memoryGroups().openTab() } = given;
  const { days = daysCalls(), push } = given;
  const messages = await englishMessages();
  await act(async () => {
    render(
      <FeaturePage
        client={clientOf({ getVideos, ...push?.client, ...client })}
        messages={messages}
        options={{ initialNow: NOW, timeZone, ticker: () => stopped }}
      >
        <Replaced what={pageGroups} by={groups}>
          <Replaced what={pushBrowser} by={push?.browser ?? pushBrowser}>
            <Page address={address} days={days} />
            {push ? <ReminderHost /> : null}
          </Replaced>
        </Replaced>
      </FeaturePage>,
    );
  });
  return getVideos;
}
