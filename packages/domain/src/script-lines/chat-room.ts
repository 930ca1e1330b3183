/** The chat room of a link: that of its video, or a custom one. */
import { VIDEO_ID } from '../addresses/video-address';

/** Maximum length of a link as the name of a room. */
const LINK_MAX = 300;

/** Target room of a line. */
export interface ChatRoom {
  /** `video`: the room of a known video; `custom`: a room identified by its link. */
  readonly target: 'video' | 'custom';
  /** Id of the video, or the whole link. */
  readonly id: string;
}

const HOSTS: readonly string[] = [
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'gaming.youtube.com',
];

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^www\./, '');
  const [first = '', second = ''] = pathname.slice(1).split('/');
  if (host === 'youtu.be') return first;
  if (!HOSTS.includes(host)) return undefined;
  if (first === 'watch' || first === 'live_chat') return searchParams.get('v') ?? undefined;
  return ['live', 'embed', 'shorts', 'v'].includes(first) ? second : undefined;
}

/**
 * "A link that is not a YouTube address goes to video `custom` with the link as its id." `YT_{id}`, as in the address
 * of the page, is a YouTube address too. Undefined if the text is not a link.
 */
export function roomOfLink(link: string): ChatRoom | undefined {
  const text = link.trim();
  const short = /^YT_(.*)$/.exec(text)?.[1];
  if (short !== undefined) return VIDEO_ID.test(short) ? { target: 'video', id: short } : undefined;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text) || text.length > LINK_MAX)
    return undefined;
  const id = youtubeId(new URL(text));
  return id !== undefined && VIDEO_ID.test(id)
    ? { target: 'video', id }
    : { target: 'custom', id: text };
}

/** The rooms of these links, without duplicates, so that a line is never posted twice to one. */
export function roomsOfLinks(links: readonly string[]): readonly ChatRoom[] {
  const rooms = links.flatMap((link) => roomOfLink(link) ?? []);
  return rooms.filter(
    (room, at) => rooms.findIndex((one) => one.target === room.target && one.id === room.id) === at,
  );
}
