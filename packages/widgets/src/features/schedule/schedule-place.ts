/** What the address says of a schedule: how it is shown, its first day, whose streams, and of which topic. */
import { isDay } from '@oshimado/domain';

export type ScheduleView = 'agenda' | 'week';

export interface ScheduleChoices {
  /** Default `agenda`. */
  readonly view: ScheduleView;
  /** The first day, `2026-11-27`; empty for today. */
  readonly date: string;
  /** Id of the one topic; empty for all. */
  readonly topic: string;
  /** Streams of the viewer's favorites instead of organizations. */
  readonly isFavorites: boolean;
  /** Id of the group of favorites whose streams they are; empty for all favorites, and for organizations. */
  readonly group: string;
}

const WEEK = 'week';
const FAVORITES = 'favorites';
const TEXT_MAX = 200;

export function scheduleIn(search: URLSearchParams): ScheduleChoices {
  const date = search.get('date') ?? '';
  const isFavorites = search.get('who') === FAVORITES;
  const text = (name: string) => (search.get(name) ?? '').slice(0, TEXT_MAX);
  return {
    view: search.get('view') === WEEK ? WEEK : 'agenda',
    date: isDay(date) ? date : '',
    topic: text('topic'),
    isFavorites,
    group: isFavorites ? text('group') : '',
  };
}

/** The parameters of the address; null for one that says nothing. */
export const scheduleParameters = ({ view, date, topic, isFavorites, group }: ScheduleChoices) => ({
  view: view === WEEK ? view : null,
  date: date || null,
  topic: topic || null,
  who: isFavorites ? FAVORITES : null,
  group: (isFavorites && group) || null,
});

/** Writes a change into the query of the address. */
export function writeSchedule(search: URLSearchParams, change: Partial<ScheduleChoices>): void {
  const parameters = scheduleParameters({ ...scheduleIn(search), ...change });
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
}

/** Where a schedule is, and the way to other places. The page that contains it makes one. */
export interface SchedulePlace extends ScheduleChoices {
  /** The address of a change. */
  readonly hrefFor: (change: Partial<ScheduleChoices>) => string;
  /** No step to go back to: it takes the place of the address. */
  readonly go: (change: Partial<ScheduleChoices>) => void;
}
