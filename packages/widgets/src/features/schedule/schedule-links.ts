/** Addresses that pass a schedule on: its own, its calendar, and the element that shows the same. */
import type { EmbedElement } from '@oshimado/contract';
import { ALL_ORGS, writeOrgs } from '@oshimado/domain';
import { writeSchedule, type ScheduleChoices } from './schedule-place';

export interface ScheduleLinks {
  /** On every device the same: the organizations may have been chosen on this one only. */
  readonly path: string;
  /** Its live and coming streams as iCalendar; undefined where the server has no calendar of it. */
  readonly calendar: string | undefined;
  /** Undefined where no element shows the same. */
  readonly embed: EmbedElement | undefined;
}

export function scheduleLinks(choices: ScheduleChoices, orgs: readonly string[]): ScheduleLinks {
  const { isFavorites, topic } = choices;
  const query = new URLSearchParams();
  if (!isFavorites) query.set('org', writeOrgs(orgs));
  writeSchedule(query, choices);
  const path = `/schedule?${query.toString()}`;
  const [org = ALL_ORGS, ...others] = orgs;
  if (isFavorites || others.length > 0) return { path, calendar: undefined, embed: undefined };
  const filters = new URLSearchParams();
  if (org !== ALL_ORGS) filters.set('org', org);
  if (topic !== '') filters.set('topic', topic);
  const tail = filters.toString();
  return {
    path,
    calendar: `/live.ics${tail === '' ? '' : `?${tail}`}`,
    embed:
      topic === ''
        ? { tag: 'oshi-schedule', attributes: org === ALL_ORGS ? {} : { org } }
        : undefined,
  };
}
