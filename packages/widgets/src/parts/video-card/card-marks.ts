/** The small marks on a card's picture: what kind of placeholder it is, songs in it, translations of it. */
import type { Video } from '@oshimado/contract';
import { shortNumber, type MessageKey } from '@oshimado/locales';
import type { CardIcon } from './card-icons';
import type { CardEnvironment, CardMark, CardState } from './video-card.types';

const PLACEHOLDER_ICONS = {
  event: 'calendar',
  'scheduled-yt-stream': 'play',
  'external-stream': 'broadcast',
} as const satisfies Record<NonNullable<Video['placeholderType']>, CardIcon>;

export function placeholderMark(video: Video, { t }: CardEnvironment): CardMark | undefined {
  const kind = video.placeholderType;
  if (video.type !== 'placeholder' || !kind) return undefined;
  const text = t(`card.placeholder.${kind}`);
  return { icon: PLACEHOLDER_ICONS[kind], text, label: text };
}

/** "The number only when above 1." */
function countMark(
  { t, language }: CardEnvironment,
  { key, icon, count }: { key: MessageKey<'widgets'>; icon: CardIcon; count: number },
): CardMark {
  return { icon, text: count > 1 ? shortNumber(count, language) : '', label: t(key, { count }) };
}

export const songsMark = (video: Video, environment: CardEnvironment): CardMark | undefined =>
  video.songcount
    ? countMark(environment, { key: 'card.songs', icon: 'note', count: video.songcount })
    : undefined;

/**
 * The mark of translations into the language that the viewer chose for them. A live stream has it while a translator is at work, without a number. A past stream has the number of translated lines.
 */
export function translationMark(
  video: Video,
  state: CardState,
  environment: CardEnvironment,
): CardMark | undefined {
  const { tlLanguage } = environment;
  if (state === 'live') {
    if (!video.recent_live_tls?.includes(tlLanguage)) return undefined;
    return { icon: 'translate', text: '', label: environment.t('card.translating') };
  }
  const counts = video.live_tl_count ?? {};
  const count = Object.hasOwn(counts, tlLanguage) ? (counts[tlLanguage] ?? 0) : 0;
  return state === 'past' && count > 0
    ? countMark(environment, { key: 'card.translated', icon: 'translate', count })
    : undefined;
}
