/** What the TL client shows of its state. Pure. */
import { roomOfLink } from '@oshimado/domain';
import type { FailedLine } from '@oshimado/machines/tl-client';

/** A link as it is written in the address of the page. */
export function addressLink(link: string): string {
  const room = roomOfLink(link);
  if (!room) return link.trim();
  return room.target === 'video' ? `YT_${room.id}` : room.id;
}

/** From how many characters before the limit the count is shown. */
const COUNT_SHOWN = 100;

/** The count of characters: hidden while there is much room, an error beyond the limit. */
export interface LineCount {
  readonly count: number;
  readonly excess: number;
  readonly isShown: boolean;
}

export const lineCount = (count: number, max: number): LineCount => ({
  count,
  excess: Math.max(0, count - max),
  isShown: count > max - COUNT_SHOWN,
});

/** A line that was not sent to one of its rooms. */
export interface UnsentLine {
  readonly line: number;
  readonly message: string;
  readonly room: string;
  readonly code: FailedLine['code'];
  readonly author: string;
  readonly canRetry: boolean;
  /** Seconds until the server takes lines again, where it has refused too many. */
  readonly waitS: number | undefined;
}

/** What the list of failed lines shows. */
export const unsentLines = (failed: readonly FailedLine[]): readonly UnsentLine[] =>
  failed.map(({ line, message, id, code, author, waitS }) => ({
    line,
    message,
    room: id,
    code,
    waitS: code === 'http' ? waitS : undefined,
    author: author.name,
    canRetry: code !== 'otherViewer',
  }));

/** Why a link cannot be used; undefined if it can. */
export function linkProblem(
  link: string,
  known: readonly string[] = [],
): 'empty' | 'invalid' | 'known' | undefined {
  if (link.trim() === '') return 'empty';
  const room = roomOfLink(link);
  if (!room) return 'invalid';
  return known.some((one) => roomOfLink(one)?.id === room.id) ? 'known' : undefined;
}
