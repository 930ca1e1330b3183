/** The chat room of a link: that of its video, or a custom one. */
import { cleanLink } from '../addresses/copied-address';
import { customVideoOf } from '../addresses/twitch-address';
import { recogniseVideo, VIDEO_ID } from '../addresses/video-address';

/** Maximum length of a link as the name of a room. */
const LINK_MAX = 300;

/** Target room of a line. */
export interface ChatRoom {
  /** `video`: the room of a known video; `custom`: a room identified by its link. */
  readonly target: 'video' | 'custom';
  /** Id of the video, or the whole link. */
  readonly id: string;
}

/** What may be a link without its beginning: a host with a dot, and what follows it. */
const HOST_LIKE = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?=[/?#:]|$)\S*$/i;

/** A link that is not a known site, completed and without what was copied around it. */
function customLink(text: string): string | undefined {
  const link = cleanLink(text);
  const whole = HOST_LIKE.test(link) ? `https://${link}` : link;
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) && whole.length <= LINK_MAX
    ? whole
    : undefined;
}

/**
 * "A link that is not a YouTube address goes to video `custom` with the link as its id." `YT_{id}`, as in the address
 * of the page, is a YouTube address too. All addresses of a Twitch channel are one link. Undefined if the text is not a link.
 */
export function roomOfLink(link: string): ChatRoom | undefined {
  const text = link.trim();
  const short = /^YT_(.*)$/.exec(text)?.[1];
  if (short !== undefined) return VIDEO_ID.test(short) ? { target: 'video', id: short } : undefined;
  const video = recogniseVideo(text);
  if (video !== undefined) return { target: 'video', id: video.id };
  const id = customVideoOf(text)?.url ?? customLink(text);
  return id === undefined ? undefined : { target: 'custom', id };
}

/** The rooms of these links, without duplicates, so that a line is never posted twice to one. */
export function roomsOfLinks(links: readonly string[]): readonly ChatRoom[] {
  const rooms = links.flatMap((link) => roomOfLink(link) ?? []);
  return rooms.filter(
    (room, at) => rooms.findIndex((one) => one.target === room.target && one.id === room.id) === at,
  );
}
