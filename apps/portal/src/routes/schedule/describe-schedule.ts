/** The card of a schedule: its first streams by day, those of one event as one, in the time of Tokyo, as a card is the same for everybody. For the server alone. */
import type { CardRow, CardTone, EmbedElement, Video } from '@oshimado/contract';
import {
  ALL_ORGS,
  isLive,
  plainTitle,
  scheduleTime,
  TOKYO_ZONE,
  topicText,
} from '@oshimado/domain';
import { scheduleHeadKey } from '@oshimado/widgets/internal/base/queries';
import {
  daysOfHead,
  foldDays,
  scheduleIn,
  shortDay,
} from '@oshimado/widgets/internal/features/schedule';
import { titlesOf, type Describe } from '../page-description';

const ZONE = { timeZone: TOKYO_ZONE };
const ZONE_NAME = 'JST';
/** Titles in the description. */
const TITLES = 5;

function toneOf(video: Video, now: number): CardTone {
  if (isLive(video, now)) return 'live';
  return video.status === 'past' || video.status === 'missing' ? 'past' : 'upcoming';
}

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
    daysOfHead(queries.getQueryData<readonly Video[]>(key) ?? [], date || today, ZONE),
    { now },
  );
  const videos = days.flatMap((day) => day.videos ?? []);
  const embed = topic === '' ? embedOf(orgs) : undefined;
  if (videos.length === 0) return { type: 'website', embed };
  const clock = new Intl.DateTimeFormat('en', {
    ...ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const rowOf = (video: Video): CardRow => ({
    tone: toneOf(video, now),
    time: clock.format(Date.parse(video.available_at)),
    name: video.channel.name,
    title: plainTitle(video.title),
  });
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
      days: days
        .map((day) => ({
          title: shortDay(day.date, { today, language }),
          rows: (day.videos ?? []).map(rowOf),
        }))
        .filter(({ rows }) => rows.length > 0),
    },
  };
};
