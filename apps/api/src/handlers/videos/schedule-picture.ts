/** A picture of what a viewer sees of the schedule of favorites, which no page of a guest has. */
import { rowsOf, type CheckedQueryOf, type LinkCard, type Video } from '@oshimado/contract';
import {
  cardDays,
  daysOfRows,
  inTimeOrder,
  isUiLanguage,
  scheduleTime,
  topicText,
  zoneName,
  type ScheduleZone,
} from '@oshimado/domain';
import {
  createTranslate,
  languageTag,
  loadScheduleMessages,
  type MessageKey,
  type Translate,
} from '@oshimado/locales/internal/server';
import { requireUser } from '../../auth';
import { notFound } from '../../errors';
import type { Store } from '../../store';
import type { Action } from '../handler';
import { answerVideoList } from './video-list';

type PictureQuery = CheckedQueryOf<'getUsersSchedulePicture'>;

const SITE = 'Oshimado';

async function groupName(
  { favoriteGroups }: Pick<Store, 'favoriteGroups'>,
  userId: string,
  id: string,
): Promise<string> {
  const groups = await favoriteGroups.list(userId);
  const found = groups.find((group) => group.id === id);
  if (!found) throw notFound('Group');
  return found.name;
}

interface CardOptions {
  readonly videos: readonly Video[];
  /** undefined for all favorites. */
  readonly group: string | undefined;
  readonly now: number;
}

async function cardOf(
  { date, topic, lang: asked, zone: timeZone, lateHours }: PictureQuery,
  { videos, group, now }: CardOptions,
): Promise<LinkCard> {
  const lang = isUiLanguage(asked) ? asked : 'en';
  const t: Translate<MessageKey<'schedule'>> = createTranslate(
    await loadScheduleMessages(lang),
    lang,
  );
  const zone: ScheduleZone = { timeZone, lateHours };
  const rows = inTimeOrder(videos);
  const start = date ?? scheduleTime(now, zone).date;
  return {
    site: SITE,
    title: t('title'),
    lang: languageTag(lang),
    names: [
      group ?? t('allFavorites'),
      ...(topic === undefined ? [] : [topicText(topic)]),
      zoneName(timeZone, lang, now),
    ],
    days: cardDays(daysOfRows(rows, start, zone), { now, zone, language: lang }),
  };
}

/**
 * GET /users/schedule/picture: the streams that are named, as the page shows them. What a viewer hides is known to the device alone, so it
 * says which are left; what is written of them is what the server knows.
 */
export const getUsersSchedulePicture: Action<'getUsersSchedulePicture'> = async (
  { query },
  { caller, store, cards, now },
) => {
  const { id } = requireUser(caller);
  const { ids, group } = query;
  const [name, list] = await Promise.all([
    group === undefined ? undefined : groupName(store, id, group),
    answerVideoList(store.reads, {
      filter: { ids },
      page: { sort: 'available_at', order: 'asc', limit: ids.length, offset: 0 },
    }),
  ]);
  const videos = rowsOf<Video>(list);
  if (videos.length === 0) throw notFound('Streams');
  const png = await cards.draw(await cardOf(query, { videos, group: name, now: now() }));
  return { png: png.toString('base64') };
};
