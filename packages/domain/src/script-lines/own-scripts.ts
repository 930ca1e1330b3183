/** The viewer's scripts as the script manager handles them: their rooms, new links, and archives taken over from MChad. */
import type { Script as ScriptEntry } from '@oshimado/contract';
import { roomOfLink } from './chat-room';

/** "20 per page." */
export const SCRIPTS_PAGE_SIZE = 20;

/** Maximum length of a link as the name of a room. */
const LINK_MAX = 300;

type Room = Pick<ScriptEntry, 'video_id' | 'custom_video_id'>;

/** Unique among the scripts of a viewer: one for each room and language. */
export const scriptKey = ({ video_id, custom_video_id, lang }: ScriptEntry): string =>
  `${lang} ${custom_video_id ?? video_id}`;

/** Parameters of a call for the room of a script. */
export const scriptRoom = ({
  video_id,
  custom_video_id,
}: Room): { readonly id: string; readonly custom_video_id?: string } =>
  custom_video_id === null ? { id: video_id } : { id: 'custom', custom_video_id };

/** Path of the script editor for a script: `YT_{id}`, or the link of its room, and the language of the script. */
export function scriptEditorPath({
  video_id,
  custom_video_id,
  lang,
}: Room & Pick<ScriptEntry, 'lang'>): string {
  const query = new URLSearchParams({ video: custom_video_id ?? `YT_${video_id}`, tl: lang });
  return `/scripteditor?${query.toString()}`;
}

/**
 * Why a text is no new link of a script. `youtube`: lines of videos on YouTube belong to their videos, not to links; `same`:
 * it is the link that the script has already.
 */
export type NewLinkProblem = 'empty' | 'notLink' | 'tooLong' | 'youtube' | 'same';

const SCHEME = /^[a-z][\w+.-]*:/i;
const HTTP = /^https?:\/\//i;
/** A port after a host looks like a scheme: `example.com:8080/live`. */
const HOST_AND_PORT = /^[^/?#]+\.[^/?#]+:\d+(?:[/?#]|$)/;

/** The link that a typed text means, as rooms are named by it; a link without `https://` is completed. */
export function newScriptLink(
  text: string,
  current: string,
): { readonly link: string } | { readonly problem: NewLinkProblem } {
  const typed = text.trim();
  if (typed === '') return { problem: 'empty' };
  const hasScheme = SCHEME.test(typed) && !HOST_AND_PORT.test(typed);
  const link = hasScheme ? typed : `https://${typed.replace(/^\/+/, '')}`;
  if (link.length > LINK_MAX) return { problem: 'tooLong' };
  if (!HTTP.test(link) || /\s/.test(link) || !URL.canParse(link)) return { problem: 'notLink' };
  if (!new URL(link).hostname.includes('.')) return { problem: 'notLink' };
  const room = roomOfLink(link);
  if (!room) return { problem: 'notLink' };
  if (room.target === 'video') return { problem: 'youtube' };
  return room.id === current ? { problem: 'same' } : { link: room.id };
}

/** An archive of an MChad room: the lines of one video. */
export interface RoomArchive {
  readonly video_id: string;
  /** Number of lines. */
  readonly count: number;
}

/**
 * Which archives of a room did not become the viewer's: those that the claim does not name with all their lines, unless
 * the viewer's own scripts have as many lines of that video, because a former answer was lost.
 */
export function unclaimedArchives(
  wanted: readonly RoomArchive[],
  claimed: readonly RoomArchive[],
  own: readonly Pick<ScriptEntry, 'video_id' | 'entry_count'>[] = [],
): readonly RoomArchive[] {
  const got = new Map(claimed.map(({ video_id, count }) => [video_id, count]));
  const mine = new Map<string, number>();
  for (const { video_id, entry_count } of own) {
    mine.set(video_id, (mine.get(video_id) ?? 0) + entry_count);
  }
  return wanted.filter(
    ({ video_id, count }) => (got.get(video_id) ?? 0) < count && (mine.get(video_id) ?? 0) < count,
  );
}
