/** Elements for pages of other sites, and frames with the same element for pages that take no scripts. */
import type { EmbedElement, EmbedTag } from '@oshimado/contract';
import { escapeHtml } from '../format/escape-html';

/** CSS px. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** The most that there is room for, in CSS px. Default of each: as much as is wanted. */
export type FrameRoom = Partial<FrameSize>;

interface Shape extends FrameSize {
  /** Whether it is a picture, which keeps its shape in little room; a list is cut. Default false. */
  readonly isPicture?: boolean;
  /** Height of the lines below a picture, in CSS px. Default 0. */
  readonly below?: number;
}

/** The default size of each frame. A live feed is as high as its cards; a frame that cannot grow with it scrolls. */
const SHAPES: Readonly<Record<EmbedTag, Shape>> = {
  'oshi-live-feed': { width: 640, height: 600 },
  'oshi-player': { width: 640, height: 360, isPicture: true, below: 84 },
  'oshi-chat': { width: 400, height: 600 },
  'oshi-multiview': { width: 960, height: 540, isPicture: true },
  'oshi-video': { width: 400, height: 336 },
  'oshi-channel': { width: 400, height: 216 },
  'oshi-playlist': { width: 640, height: 600 },
  'oshi-clips': { width: 640, height: 600 },
  'oshi-schedule': { width: 400, height: 600 },
  'oshi-search': { width: 640, height: 600 },
  'oshi-live-badge': { width: 320, height: 24 },
};

/** Whether a text is the tag of an element, as it is written: in small letters. */
export const isEmbedTag = (text: string): text is EmbedTag => Object.hasOwn(SHAPES, text);

/** The tags of all elements, in the order in which they are offered. */
export const embedTags: readonly EmbedTag[] = Object.keys(SHAPES).filter(isEmbedTag);

/** The size of an element's frame in the room that there is, at least 1 by 1. */
export function frameSize(tag: EmbedTag, room: FrameRoom = {}): FrameSize {
  const { width, height, isPicture = false, below = 0 } = SHAPES[tag];
  const across = Math.min(1, (room.width ?? Infinity) / width);
  const down = Math.min(1, Math.max(0, (room.height ?? Infinity) - below) / height);
  const both = Math.min(across, down);
  const [x, y] = isPicture ? [both, both] : [across, down];
  const sizeOf = (px: number) => Math.max(1, Math.floor(px));
  return {
    width: sizeOf(width * x),
    height: Math.min(sizeOf(height * y) + below, room.height ?? Infinity),
  };
}

/** The attributes as a query with its question mark; empty without any. */
function queryOf({ attributes }: EmbedElement): string {
  const query = new URLSearchParams(attributes).toString();
  return query && `?${query}`;
}

/** Path of an element's page for frames, below the origin of the embeds. */
export const framePath = (element: EmbedElement): string =>
  `/embed/${element.tag}${queryOf(element)}`;

/** Show nothing before a visitor presses something, or nothing that stays as it is. */
const NEED_SCRIPTS: readonly EmbedTag[] = ['oshi-chat', 'oshi-multiview'];

/** Whether there is an element as HTML without scripts. */
export const isStaticEmbed = (tag: EmbedTag): boolean => !NEED_SCRIPTS.includes(tag);

/** Path of an element as HTML without scripts, below the origin of the embeds. */
export const staticEmbedPath = (element: EmbedElement): string =>
  `/embed/${element.tag}.html${queryOf(element)}`;

/** The parameter that has an attribute in the address of the portal's page that makes embeds: `org` and `lang` are the portal's own. */
export const embedMakerParameter = (attribute: string): string => `attr-${attribute}`;

/** Path of that page with this element chosen. */
export function embedMakerPath({ tag, attributes }: EmbedElement): string {
  const query = Object.entries(attributes).map(([name, value]) => [
    embedMakerParameter(name),
    value,
  ]);
  return `/embed?${new URLSearchParams([['element', tag], ...query]).toString()}`;
}

/** What the players of platforms ask the page around them for. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

interface Frame {
  /** Address of the page in it. */
  readonly src: string;
  /** The element in it, by which its size is chosen. */
  readonly tag: EmbedTag;
  /** Name of the frame for screen readers. */
  readonly title: string;
  /** Default: it is as wide as what is around it. */
  readonly room?: FrameRoom;
}

/** A frame with an element, as HTML. It has no style, because a page's policy may forbid that. */
export function frameHtml({ src, tag, title, room }: Frame): string {
  const { width, height } = frameSize(tag, room);
  const attributes = Object.entries({
    src,
    title,
    width: room === undefined ? '100%' : String(width),
    height: String(height),
    loading: 'lazy',
    allow: ALLOWED,
    frameborder: '0',
  });
  const written = attributes.map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<iframe ${written.join(' ')}></iframe>`;
}
