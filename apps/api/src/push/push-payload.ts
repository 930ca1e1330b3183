/**
 * The content of a notification, as Declarative Web Push has it: Safari shows it by itself, and the service workers of other
 * browsers read the same fields.
 */
import { createHash } from 'node:crypto';
import { multiviewPath, PUSH_SNOOZE_MINUTES, watchPath, PUSH_SNOOZED } from '@oshimado/domain';
import { languageTag } from '@oshimado/locales/internal/server';
import type { PushNotice } from '../store';
import { channelOf, sentenceOf, sentencesOf } from './push-sentences';

const TITLE_MAX = 120;
const TOPIC_LENGTH = 32;
/** A cell over the whole grid, in the code of a layout. */
const WHOLE_GRID = 'AAYY';

/** What a notification is about: a later one about the same takes its place. */
const tagOf = ({ video_id, kind }: PushNotice): string =>
  video_id === null ? kind : `v:${video_id}`;

/** The tag in the letters that a push service allows. */
export const topicOf = (notice: PushNotice): string =>
  createHash('sha256').update(tagOf(notice)).digest('base64url').slice(0, TOPIC_LENGTH);

const cut = (text: string) => (text.length > TITLE_MAX ? `${text.slice(0, TITLE_MAX - 1)}…` : text);

function timeIn({ lang, zone, starts_at }: PushNotice): string {
  return new Intl.DateTimeFormat(languageTag(lang), {
    timeZone: zone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(starts_at ?? undefined);
}

/**
 * @param origin of the portal
 * @param isShort without what can be left out, for a service that refused the whole
 */
export async function payloadOf(
  notice: PushNotice,
  origin: string,
  isShort = false,
): Promise<string> {
  const { video_id, video_type, title, kind, lang, event } = notice;
  const t = await sentencesOf(lang);
  const navigate =
    origin + (video_id === null ? (kind === 'test' ? '/settings' : '/') : watchPath(video_id));
  const more = {
    body: title === null ? undefined : cut(title),
    icon: `${origin}/icons/icon-192.png`,
    actions:
      video_id !== null && video_type === 'stream'
        ? [
            {
              action: 'multiview',
              title: t('notice.multiview'),
              navigate: origin + multiviewPath(WHOLE_GRID + video_id),
            },
          ]
        : undefined,
  };
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: cut(sentenceOf(notice, { channel: channelOf(notice), time: timeIn(notice) }, t)),
      navigate,
      lang: languageTag(lang),
      dir: 'auto',
      tag: tagOf(notice),
      data: {
        event,
        video: video_id,
        // No action of Declarative Web Push, because each of those opens a page.
        ...(!isShort &&
          PUSH_SNOOZED.has(kind) && {
            snooze: {
              title: t('notice.snooze', { minutes: PUSH_SNOOZE_MINUTES }),
              failed: t('notice.snoozeFailed'),
            },
          }),
      },
      ...(!isShort && more),
    },
  });
}
