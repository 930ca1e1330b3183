/** URLs of thumbnails and channel photos by size. */
import type { AnswerOf, Video } from '@oshimado/contract';

/** Origins of the pictures of YouTube and Twitch, as a Content-Security-Policy names them. */
export const PLATFORM_PICTURES = [
  'https://i.ytimg.com',
  'https://*.ggpht.com',
  'https://*.googleusercontent.com',
  'https://static-cdn.jtvnw.net',
] as const;

/** Where pictures are taken from: the server the object came from, or the platforms that have them (`PLATFORM_PICTURES`). */
export type PicturesFrom = 'server' | 'platform';

/** Where pictures come from. */
export interface PictureOptions {
  /** Origin of the server the object came from, without a slash at the end; resolves addresses from its root. Default empty. */
  readonly origin?: string | undefined;
  /**
   * With `server`, that server brings the pictures, and no other host is named; with `platform`, it brings those of hosts that are no
   * platform's. Default: each is taken from where it is.
   */
  readonly pictures?: PicturesFrom | undefined;
}

/** Widths of YouTube's own pictures: `default` 120, `mqdefault` 320, `sddefault` 640, `maxresdefault` 1280. */
export type ThumbnailSize = 'default' | 'mqdefault' | 'sddefault' | 'maxresdefault';

const isRooted = (address: string) => /^\/(?!\/)/.test(address);

const absolute = (address: string, origin: string) =>
  isRooted(address) ? origin + address : address;

const isPicture = (address: string) => /^(https?:)?\/\/|^\/(?!\/)/i.test(address);

const isOfPlatform = (address: string) => {
  const host = /^https:\/\/([^/?#]*)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  return PLATFORM_PICTURES.some((origin) => {
    const name = origin.slice('https://'.length);
    return name.startsWith('*') ? host.endsWith(name.slice(1)) : host === name;
  });
};

const isBroughtByServer = (address: string, pictures: PicturesFrom | undefined) =>
  !isRooted(address) &&
  (pictures === 'server' || (pictures === 'platform' && !isOfPlatform(address)));

/** Thumbnail of a video: its own if it has one, else YouTube's by id. */
export function thumbnailOf(
  video: Pick<Video, 'id' | 'thumbnail'>,
  size: ThumbnailSize = 'mqdefault',
  { origin = '', pictures }: PictureOptions = {},
): string {
  const { thumbnail } = video;
  const isOwn = !!thumbnail && isPicture(thumbnail);
  if (isOwn ? isBroughtByServer(thumbnail, pictures) : pictures === 'server')
    return `${origin}/statics/thumbnail/${size}/${video.id}.jpg`;
  if (isOwn) return absolute(thumbnail, origin);
  return `https://i.ytimg.com/vi_webp/${video.id}/${size}.webp`;
}

/** "Channel image sizes run from 50 to 150 in steps of 50." */
export const PHOTO_SIZES = [50, 100, 150] as const;
/** Edge of a channel photo in px. */
export type PhotoSize = (typeof PHOTO_SIZES)[number];
const GOOGLE_SIZES: Readonly<Record<PhotoSize, number>> = { 50: 48, 100: 88, 150: 176 };

/** The round picture of a channel, or null if it has none. Google's addresses contain the size after `=s`. */
export function photoOf(
  channel: { readonly id?: string | undefined; readonly photo?: string | null | undefined },
  size: PhotoSize = 50,
  { origin = '', pictures }: PictureOptions = {},
): string | null {
  const { photo } = channel;
  if (!photo || !isPicture(photo)) return null;
  if (isBroughtByServer(photo, pictures))
    return channel.id ? `${origin}/statics/channelImg/${channel.id}/${size}.png` : null;
  const google = /^(https:\/\/[\w.-]+\.(?:ggpht|googleusercontent)\.com\/[^=]+)=s\d+/.exec(photo);
  if (google) return `${google[1]}=s${GOOGLE_SIZES[size]}-c-k-c0x00ffffff-no-rj-mo`;
  return absolute(photo, origin);
}

/** Picture of an organization, or null if it has none. Its `icon` is an address, or the id of a channel whose picture is shown. */
export function orgPictureOf(
  { icon }: Pick<AnswerOf<'getOrgsWithIcons'>[number], 'icon'>,
  { origin = '' }: PictureOptions = {},
): string | null {
  if (!icon) return null;
  return isPicture(icon)
    ? absolute(icon, origin)
    : `${origin}/statics/channelImg/${encodeURIComponent(icon)}/50.png`;
}
