/** The schedule of organizations, or of a viewer's favorites or a group of them. */
import type { ScheduleClient } from '@oshimado/contract';
import type { FoldedVideos } from '@oshimado/domain';
import { TabPanel } from '@oshimado/ui/tabs';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useFavoriteGroups, type DeviceGroup } from '../../base/groups';
import { latePart, PartFailed } from '../../base/late-part';
import { useHydrated } from '../../base/page';
import { useActorValue, useViewer, WaitForActors } from '../../base/viewer';
import { liveBoardName, type ScheduleSource } from '../../base/queries';
import { FavoritesPrompt, selectListState, type ShownOrgs } from '../../parts/feed-lists';
import { VideoListSkeleton } from '../../parts/video-list';
import { Agenda } from './Agenda';
import { PANEL_ID, ScheduleBar, tabId } from './ScheduleBar';
import { RemindedContext } from './reminded';
import { ScheduleClientContext } from './schedule-client';
import type { SchedulePlace } from './schedule-place';
import type { ShownStreams } from './schedule-shown';
import * as css from './SchedulePage.css';
import { useSchedule } from './use-schedule';

const Waiting = () => <VideoListSkeleton shape="denseList" count={6} />;

const WeekView = latePart(() => import('./WeekView'), { Loading: Waiting, Failed: PartFailed });

const ReminderSource = latePart(() => import('./ReminderSource'));

const NOTHING: FoldedVideos = { videos: [], members: new Map() };

interface PlaceProps {
  readonly place: SchedulePlace;
  readonly shownOrgs: ShownOrgs;
}

export interface SchedulePageProps extends PlaceProps {
  /** The same object as long as the page is shown. */
  readonly client: ScheduleClient;
}

interface ShownScheduleProps extends PlaceProps {
  /** The same object as long as nothing of it changes. */
  readonly source: ScheduleSource;
}

function ShownSchedule({ source, place, shownOrgs }: ShownScheduleProps) {
  const schedule = useSchedule(source);
  const { zone, today } = schedule;
  const shown = useRef<ShownStreams>(null);
  const getShown = () => shown.current?.read() ?? NOTHING;
  // Other streams, or days counted otherwise, are another list, which starts at its beginning.
  const name = [liveBoardName(source.streams), source.topic, place.date, zone.lateHours];
  return (
    <>
      <ScheduleBar {...{ schedule, place, shownOrgs, today, getShown }} />
      <TabPanel id={PANEL_ID} labelledBy={tabId(place.view)}>
        {place.view === 'week' ? (
          <WeekView {...{ schedule, place, shown }} />
        ) : (
          <div className={css.column}>
            <Agenda key={name.join()} date={place.date} {...{ schedule, shown }} />
          </div>
        )}
      </TabPanel>
    </>
  );
}

function OfOrgs(props: PlaceProps) {
  const { orgs } = props.shownOrgs;
  const { topic } = props.place;
  const source = useMemo((): ScheduleSource => ({ streams: { orgs }, topic }), [orgs, topic]);
  return <ShownSchedule {...props} source={source} />;
}

interface ViewerScheduleProps extends PlaceProps {
  readonly viewerId: string;
  /** undefined for all favorites. */
  readonly group: DeviceGroup | undefined;
}

function OfViewer({ viewerId, group, ...props }: ViewerScheduleProps) {
  const { topic } = props.place;
  const source = useMemo(
    (): ScheduleSource => ({ streams: { favorites: viewerId, group }, topic }),
    [viewerId, group, topic],
  );
  return <ShownSchedule {...props} source={source} />;
}

/** The schedule of the viewer's favorites: needs a login and at least one favorite. */
function OfFavorites(props: PlaceProps) {
  const { user, isKnown } = useViewer();
  const list = useActorValue('favorites', selectListState, 'unknown');
  const isGuest = isKnown && user === null;
  const schedule = useSchedule(NOBODY);
  const { isLoaded, groups } = useFavoriteGroups();
  const wanted = props.place.group;
  const group = groups.find(({ id }) => id === wanted);
  const isWaiting = wanted !== '' && !isLoaded;
  if (user !== null && list === 'some' && !isWaiting)
    return <OfViewer key={user.id} viewerId={user.id} group={group} {...props} />;
  return (
    <>
      <ScheduleBar {...props} today={schedule.today} getShown={showsNothing} />
      <TabPanel id={PANEL_ID} labelledBy={tabId(props.place.view)}>
        {isGuest || list === 'empty' ? (
          <FavoritesPrompt isGuest={isGuest} />
        ) : (
          <WaitForActors>
            <Waiting />
          </WaitForActors>
        )}
      </TabPanel>
    </>
  );
}

const NOBODY: ScheduleSource = { streams: { orgs: [] }, topic: '' };
const showsNothing = () => NOTHING;

const NO_STREAMS: ReadonlySet<string> = new Set();

/** Streams have the marks of reminders once it is known what this device reminds of. */
function WithReminders({ children }: { readonly children: ReactNode }) {
  const [ids, setIds] = useState(NO_STREAMS);
  const isHydrated = useHydrated();
  return (
    <RemindedContext value={ids}>
      {children}
      {isHydrated ? <ReminderSource onChange={setIds} /> : null}
    </RemindedContext>
  );
}

/** The states of its lists are loading, days with streams and without, failed and offline. */
export const SchedulePage = ({ client, ...props }: SchedulePageProps) => (
  <ScheduleClientContext value={client}>
    <div className={css.page}>
      <WithReminders>
        {props.place.isFavorites ? <OfFavorites {...props} /> : <OfOrgs {...props} />}
      </WithReminders>
    </div>
  </ScheduleClientContext>
);
