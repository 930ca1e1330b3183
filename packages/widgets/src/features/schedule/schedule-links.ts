/** Addresses that pass a schedule on: its own, its calendar, and the element that shows the same. */
import { CARD_PATH, type EmbedElement } from '@oshimado/contract';
import { ALL_ORGS, writeOrgs, type UiLanguage } from '@oshimado/domain';
import { writeSchedule, type ScheduleChoices } from './schedule-place';

export interface ScheduleLinks {
  /** On every device the same: the organizations may have been chosen on this one only. */
  readonly path: string;
  /** Its live and coming streams as iCalendar; undefined where the server has no calendar of it. */
  readonly calendar: string | undefined;
  /** A picture of its first streams, drawn by the server; undefined for favorites, which are the viewer's own. */
  readonly picture: string | undefined;
  /** Undefined where no element shows the same. */
  readonly embed: EmbedElement | undefined;
}

/** The path of a picture of a page of this site, in a language. */
function pictureOf(path: string, language: UiLanguage): string {
  const page = language === 'en' ? path : `${path}&lang=${language}`;
  return `${CARD_PATH}?${new URLSearchParams({ page }).toString()}`;
}

export function scheduleLinks(
  choices: ScheduleChoices,
  orgs: readonly string[],
  language: UiLanguage,
): ScheduleLinks {
  const { isFavorites, topic } = choices;
  const query = new URLSearchParams();
  if (!isFavorites) query.set('org', writeOrgs(orgs));
  writeSchedule(query, choices);
  const path = `/schedule?${query.toString()}`;
  const [org = ALL_ORGS, ...others] = orgs;
  const picture = isFavorites ? undefined : pictureOf(path, language);
  if (isFavorites || others.length > 0)
    return { path, calendar: undefined, picture, embed: undefined };
  const filters = new URLSearchParams();
  if (org !== ALL_ORGS) filters.set('org', org);
  if (topic !== '') filters.set('topic', topic);
  const tail = filters.toString();
  return {
    path,
    picture,
    calendar: `/live.ics${tail === '' ? '' : `?${tail}`}`,
    embed:
      topic === ''
        ? { tag: 'oshi-schedule', attributes: org === ALL_ORGS ? {} : { org } }
        : undefined,
  };
}
