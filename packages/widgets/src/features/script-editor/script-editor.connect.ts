/** What the editor says of times, lines and targets. Pure. */
import {
  dateFormat,
  formatDuration,
  roomOfLink,
  TL_LANGUAGES,
  VIDEO_ID,
  type EditedLine,
  type EditedLines,
  type PickedVideo,
  type UiLanguage,
} from '@oshimado/domain';
import type { TranslationLanguage } from '@oshimado/contract';
import type { ScriptTarget } from '@oshimado/machines/script-editor';

/** Writes a moment of the script, in ms after its start. */
export type FormatMoment = (ms: number) => string;

const tenthOf = (ms: number) => Math.floor(Math.abs(ms % 1_000) / 100);

/** A position in the video to the tenth of a second. */
export const formatPosition: FormatMoment = (ms) => {
  const sign = ms < 0 ? '-' : '';
  return `${sign}${formatDuration(Math.floor(Math.abs(ms) / 1_000))}.${tenthOf(ms)}`;
};

interface ClockTimes {
  /** Epoch ms that the lines are counted from. */
  readonly startedAt: number;
  readonly language: UiLanguage;
  readonly timeZone: string | undefined;
}

/** "Foreign links show clock times." */
export function clockFormat({ startedAt, language, timeZone }: ClockTimes): FormatMoment {
  const format = dateFormat(language, timeZone, { timeStyle: 'medium' });
  return (ms) => format.format(startedAt + ms);
}

/** The script that a text means: a link, `YT_{id}` or the id of a video; undefined if it is none of them. */
export function targetOf(text: string, lang: TranslationLanguage): ScriptTarget | undefined {
  const given = text.trim();
  if (VIDEO_ID.test(given)) return { video: given, lang };
  const room = roomOfLink(given);
  if (!room) return undefined;
  return room.target === 'video'
    ? { video: room.id, lang }
    : { video: 'custom', link: room.id, lang };
}

/** How the address of the page names a script. */
export const namedTarget = ({ video, link }: ScriptTarget): string => link ?? `YT_${video}`;

/** What a picked video is called in the field. */
export const pickedName = ({ id, service }: PickedVideo): string =>
  service === 'twitch' ? `https://www.twitch.tv/${id}` : id;

export const languageNamed = (text: string | null): TranslationLanguage | undefined =>
  TL_LANGUAGES.find((one) => one === text);

/** The line at a moment; of several the one that began last. Lines are ordered by start. */
export function lineAt(lines: EditedLines, ms: number): EditedLine | undefined {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.start ?? Infinity) <= ms) low = middle + 1;
    else high = middle;
  }
  // A long line may go on behind some short ones.
  for (let at = low - 1; at >= Math.max(0, low - 20); at -= 1) {
    const line = lines[at];
    if (line && ms < line.end) return line;
  }
  return undefined;
}
