/** Names and places of the marks of a highlights bar. Pure. */
import { formatDuration, type HighlightMark } from '@oshimado/domain';
import type { MessageKey, Translate } from '@oshimado/locales';
import { textLanguage } from '../../parts/video-card/text-language';

export type MarkKind = 'song' | 1 | 2 | 3 | 4 | 5 | 6;

export interface MarkApi {
  readonly key: string;
  /** Position in the video, in seconds. */
  readonly time: number;
  readonly kind: MarkKind;
  /** Time, words and number of time stamps: tooltip and name. */
  readonly label: string;
  /** Language of its words where their letters show one that is not the page's. */
  readonly lang: string | undefined;
  /** Places on the bar in percent: of the mark, and of the ends of what can be pressed, halfway to its neighbours. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface HighlightsContext {
  readonly t: Translate<MessageKey<'watch'>>;
  readonly language: string;
}

const isLevel = (level: number): level is Exclude<MarkKind, 'song'> => level >= 1 && level <= 6;

const kindOf = (mark: HighlightMark): MarkKind => {
  if (mark.kind === 'song') return 'song';
  return isLevel(mark.level) ? mark.level : 1;
};

const wordsOf = (mark: HighlightMark): string =>
  mark.kind === 'song'
    ? [mark.song.name, mark.song.original_artist].filter(Boolean).join(' / ')
    : mark.text;

const MIDDLE = 2;

export function connectHighlights(
  marks: readonly HighlightMark[],
  { t, language }: HighlightsContext,
): readonly MarkApi[] {
  const middle = (one: number, other: number | undefined, end: number) =>
    other === undefined ? end : (one + other) / MIDDLE;
  return marks.map((mark, index) => {
    const { time, count, position: at } = mark;
    const words = wordsOf(mark);
    const stamps = count > 0 ? t('highlights.stamps', { count }) : undefined;
    return {
      // Ids and times of what comes from outside may repeat.
      key: `${mark.kind} ${time} ${index}`,
      time,
      kind: kindOf(mark),
      label: [formatDuration(time), words, stamps].filter(Boolean).join(' · '),
      lang: textLanguage(words, language),
      at,
      from: middle(at, marks[index - 1]?.position, 0),
      to: middle(at, marks[index + 1]?.position, 100),
    };
  });
}
