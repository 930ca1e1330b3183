/** The card of a schedule: its first streams by day, those of one event as one, in the time of Tokyo, as a card is the same for everybody. For the server alone. */
import type { EmbedElement, Video } from '@oshimado/contract';
import {
  ALL_ORGS,
  cardDays,
  daysOfRows,
  scheduleTime,
  TOKYO_ZONE,
  topicText,
} from '@oshimado/domain';
import { scheduleHeadKey } from '@oshimado/widgets/internal/base/queries';
import { foldDays, scheduleIn } from '@oshimado/widgets/internal/features/schedule';
import { titlesOf, type Describe } from '../page-description';

const ZONE = { timeZone: TOKYO_ZONE };
const ZONE_NAME = 'JST';
/** Titles in the description. */
const TITLES = 5;

const embedOf = ([org = ALL_ORGS, ...others]: readonly string[]): EmbedElement | undefined =>
  others.length > 0
    ? undefined
    : { tag: 'oshi-schedule', attributes: org === ALL_ORGS ? {} : { org } };

/** Favorites are the viewer's own; without streams there is no more to say than of the site. */
export const describeSchedule: Describe = ({ search, orgs, queries, language, now }) => {
  const { date, topic, isFavorites } = scheduleIn(search);
  if (isFavorites) return undefined;
  const key = scheduleHeadKey({ streams: { orgs }, topic }, date);
  const { date: today } = scheduleTime(now, ZONE);
  const { days } = foldDays(
    daysOfRows(queries.getQueryData<readonly Video[]>(key) ?? [], date || today, ZONE),
    { now },
  );
  const videos = days.flatMap((day) => day.videos ?? []);
  const embed = topic === '' ? embedOf(orgs) : undefined;
  if (videos.length === 0) return { type: 'website', embed };
  const shown = [
    ...orgs.filter((org) => org !== ALL_ORGS),
    ...(topic === '' ? [] : [topicText(topic)]),
    ZONE_NAME,
  ];
  return {
    type: 'website',
    text: titlesOf(videos.slice(0, TITLES)),
    embed,
    card: {
      names: shown,
      days: cardDays(days, { now, zone: ZONE, language }),
    },
  };
};
