/**
 * Text form of a layout in URLs: `AAUYdQw4w9WgXcQ,UAEYchat0`. Each part is x, y, w, h in the 64-character alphabet, then
 * nothing, the id of a YouTube video (and perhaps its label), `chat` with the index of its video, `twitch` with a channel, or
 * `link:` with the address of a video elsewhere. Readers of the original see an empty cell in place of the last kind.
 *
 * Well-formed codes of the original product are read as before; anything else is a typed error.
 */
import { isChatTab, isInsideGrid, isTwitchName, isYoutubeId } from './multiview-cell';
import type {
  MultiviewBox,
  MultiviewCell,
  MultiviewContent,
  MultiviewSlot,
} from './multiview-cell';
import { decodeLink, encodeLink, isVideoLink } from './video-link';
import { MULTIVIEW_ALPHABET } from './layout.limits';
import { MULTIVIEW_CELLS_MAX, MULTIVIEW_CODE_MAX, MULTIVIEW_NAME_MAX } from './multiview.limits';

/**
 * `empty`: no cells; `badCharacter`: a position outside the alphabet; `tooShort`: a part of less than four characters;
 * `badContent`: a suffix that is none of these; `badPosition`: a cell without size or outside the grid;
 * `overlap`: two cells over each other, which codes may say and layouts never are.
 */
export type MultiviewProblemCode =
  | 'empty'
  | 'badCharacter'
  | 'tooShort'
  | 'tooManyCells'
  | 'tooLong'
  | 'badContent'
  | 'badPosition'
  | 'overlap';

/** What is wrong with a layout code or with a layout. */
export interface MultiviewProblem {
  /** The kind of error. */
  readonly code: MultiviewProblemCode;
  /** Index of the invalid part, in the given order; 0 if it is the whole text. */
  readonly part: number;
}

/** The cells of a code, or the first thing that is wrong with it. */
export type MultiviewDecoded =
  | { readonly ok: true; readonly cells: readonly MultiviewCell[] }
  | { readonly ok: false; readonly problem: MultiviewProblem };

/** The code of a layout, or the first thing that is wrong with the layout. */
export type MultiviewEncoded =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly problem: MultiviewProblem };

/** Ids of the cells of a decoded layout: `prefix` and a number counting up from `from`. */
export interface CellIds {
  /** Default `c`. */
  readonly prefix?: string;
  /** Default 0. */
  readonly from?: number;
}

const VALUES = new Map(Array.from(MULTIVIEW_ALPHABET, (character, value) => [character, value]));

/**
 * Marks a YouTube video whose id begins with `twitch` and would be read as a channel. Ids never contain a colon, so no
 * old code is ambiguous.
 */
const YOUTUBE_MARK = 'yt:';
/** Marks the address of a video elsewhere, in base64url. */
const LINK_MARK = 'link:';

const refusal = (code: MultiviewProblemCode, part = 0) =>
  ({ ok: false, problem: { code, part } }) as const;

function decodeVideo(text: string): MultiviewContent | undefined {
  const [id, name] = [text.slice(0, 11), text.slice(11)];
  if (!isYoutubeId(id) || name.length > MULTIVIEW_NAME_MAX) return undefined;
  return { type: 'video', id, service: 'youtube', ...(name !== '' && { name }) };
}

/** undefined: not one of the kinds of content. */
function decodeContent(text: string): MultiviewContent | undefined {
  if (text === '') return null;
  // Codes from detached chats contain the video behind the tab; the tab is sufficient.
  const chat = /^chat(\d{0,2}|\d[\w-]{11})$/.exec(text);
  if (chat) {
    const digits = chat[1] ?? '';
    const tab = Number(digits.length > 2 ? digits.charAt(0) : digits);
    return isChatTab(tab) ? { type: 'chat', tab } : undefined;
  }
  if (text.startsWith('twitch')) {
    const id = text.slice(6);
    return isTwitchName(id) ? { type: 'video', id, service: 'twitch' } : undefined;
  }
  if (text.startsWith(LINK_MARK)) {
    const id = decodeLink(text.slice(LINK_MARK.length));
    return id === undefined ? undefined : { type: 'video', id, service: 'link' };
  }
  return decodeVideo(text.startsWith(YOUTUBE_MARK) ? text.slice(YOUTUBE_MARK.length) : text);
}

/** The place that a part of a code says, on the grid or not; undefined if it says none. */
export function boxOfPart(text: string): MultiviewBox | undefined {
  const [x, y, w, h] = [0, 1, 2, 3].map((at) => VALUES.get(text.charAt(at)));
  if (x === undefined || y === undefined || w === undefined || h === undefined) return undefined;
  return { x, y, w, h };
}

/** One part of a code, or why it is none; `place` is where its cell goes, default where it says. */
export function slotOfPart(
  text: string,
  place = boxOfPart(text),
): MultiviewSlot | MultiviewProblemCode {
  if (text.length < 4) return 'tooShort';
  if (place === undefined) return 'badCharacter';
  if (!isInsideGrid(place)) return 'badPosition';
  const content = decodeContent(text.slice(4));
  return content === undefined ? 'badContent' : { ...place, content };
}

/** The parts of a code, in the given order. */
export function partsOfCode(code: string): readonly string[] {
  const parts = code.replace(/%2c/gi, ',').split(',');
  // A trailing comma is allowed.
  return parts.at(-1) === '' ? parts.slice(0, -1) : parts;
}

const byCodeUnit = (one: string, two: string) => (one < two ? -1 : Number(one > two));

/** Parses a code. The cells are in the code-unit order of their parts, independent of the given order. */
export function decodeMultiview(
  code: string,
  { prefix = 'c', from = 0 }: CellIds = {},
): MultiviewDecoded {
  if (code.length > MULTIVIEW_CODE_MAX) return refusal('tooLong');
  const parts = partsOfCode(code);
  if (parts.every((part) => part === '')) return refusal('empty');
  if (parts.length > MULTIVIEW_CELLS_MAX) return refusal('tooManyCells', MULTIVIEW_CELLS_MAX);
  const slots: { readonly text: string; readonly slot: MultiviewSlot }[] = [];
  for (const [at, text] of parts.entries()) {
    const slot = slotOfPart(text);
    if (typeof slot === 'string') return refusal(slot, at);
    slots.push({ text, slot });
  }
  slots.sort((one, two) => byCodeUnit(one.text, two.text));
  return {
    ok: true,
    cells: slots.map(({ slot }, at) => ({ id: `${prefix}${from + at}`, ...slot })),
  };
}

const isWritable = (value: number) => Number.isInteger(value) && value >= 0;
const placeText = ({ x, y, w, h }: MultiviewSlot) =>
  [x, y, w, h].map((value) => MULTIVIEW_ALPHABET.charAt(value)).join('');

/** undefined: has no code that could be parsed again. */
function encodeContent(content: MultiviewContent, includeVideos: boolean): string | undefined {
  if (content === null) return '';
  if (content.type === 'chat') return isChatTab(content.tab) ? `chat${content.tab}` : undefined;
  if (!includeVideos) return '';
  const { id, service } = content;
  if (service === 'twitch') return isTwitchName(id) ? `twitch${id}` : undefined;
  if (service === 'link') return isVideoLink(id) ? LINK_MARK + encodeLink(id) : undefined;
  if (!isYoutubeId(id)) return undefined;
  return id.startsWith('twitch') ? `${YOUTUBE_MARK}${id}` : id;
}

/** Writes cells in the given order. A cell with a value of 64 or more is left out, as before. */
export function encodeMultiview(
  cells: readonly MultiviewSlot[],
  { includeVideos }: { readonly includeVideos: boolean },
): MultiviewEncoded {
  const parts: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const values = [cell.x, cell.y, cell.w, cell.h];
    if (!values.every(isWritable)) return refusal('badPosition', at);
    const content = encodeContent(cell.content, includeVideos);
    if (content === undefined) return refusal('badContent', at);
    if (values.every((value) => value < MULTIVIEW_ALPHABET.length)) {
      parts.push(placeText(cell) + content);
    }
  }
  const code = parts.join(',');
  return code.length > MULTIVIEW_CODE_MAX ? refusal('tooLong') : { ok: true, code };
}

/** The address of a layout within the portal. */
export const multiviewPath = (code: string): string => `/multiview/${encodeURIComponent(code)}`;
