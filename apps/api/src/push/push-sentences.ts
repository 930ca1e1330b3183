/** The sentence of a notification, in the language of who gets it. */
import { displayName } from '@oshimado/domain';
import {
  createTranslate,
  loadPushMessages,
  type MessageKey,
  type Translate,
} from '@oshimado/locales/internal/server';
import type { PushNotice } from '../store';

type TranslatePush = Translate<MessageKey<'push'>>;

const sentences = new Map<string, Promise<TranslatePush>>();

/** The sentences of a language, loaded once. */
export function sentencesOf(lang: string): Promise<TranslatePush> {
  const known = sentences.get(lang);
  if (known) return known;
  const loaded = loadPushMessages(lang).then((messages) => createTranslate(messages, lang));
  sentences.set(lang, loaded);
  // Loaded again for the next notification; this one's sender sees the failure.
  loaded.catch(() => sentences.delete(lang));
  return loaded;
}

/** The name of the channel, as readers of this language know it. */
export function channelOf({
  channel_name,
  channel_english_name,
  channel_id,
  lang,
}: PushNotice): string {
  const names = { name: channel_name ?? channel_id ?? '', english_name: channel_english_name };
  return displayName(names, lang === 'ja' ? 'name' : 'english_name');
}

/** The texts in a sentence, as what shows them needs them. */
export interface SentenceParts {
  readonly channel: string;
  /** The start of the stream. */
  readonly time: string;
}

export function sentenceOf(
  { kind, minutes, held, service, video_status }: PushNotice,
  { channel, time }: SentenceParts,
  t: TranslatePush,
): string {
  if (kind === 'test') return t(service === 'discord' ? 'notice.testWebhook' : 'notice.test');
  if (kind === 'summary') return t('notice.summary', { whole: held });
  if (kind === 'snooze') {
    if (video_status === 'live') return t('notice.live', { channel, time });
    if (minutes === null || minutes <= 0) return t('notice.scheduled', { channel, time });
    return t('notice.before', { channel, minutes });
  }
  if (kind === 'before') return t('notice.before', { channel, minutes: minutes ?? 0 });
  return t(`notice.${kind}`, { channel, time });
}
