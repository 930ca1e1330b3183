/** What the editor of placeholders shows. Pure. */
import { CallError, type User, type Video } from '@oshimado/contract';
import {
  broughtPicture,
  failureKind,
  momentOf,
  permissionFor,
  placeholderFieldOf,
  placeholderOwner,
  VIDEO_ID,
  webUrl,
  wordSearch,
  type PlaceholderField,
  type PlaceholderToken,
  type PlaceholderValues,
} from '@oshimado/domain';

/** `none`: no link was used; `unreadable`: a damaged one. */
export type TokenState =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'valid'; readonly token: PlaceholderToken }
  | { readonly kind: 'expired'; readonly token: PlaceholderToken };

export function tokenStateOf(
  text: string | undefined,
  token: PlaceholderToken | undefined,
  now: number,
): TokenState {
  if (text === undefined) return { kind: 'none' };
  if (!token) return { kind: 'unreadable' };
  return { kind: token.expiresAt > now ? 'valid' : 'expired', token };
}

/** `link`: by the link of a bot; `account`: by the own account; `login`: a guest; `no`: without the permission. */
export type PlaceholderAccess = 'link' | 'account' | 'login' | 'no';

export interface AccessOptions {
  readonly token: TokenState;
  readonly user: User | null;
  /** The placeholder that is changed. Default: a new one. */
  readonly video?: Video | undefined;
}

export function accessOf({ token, user, video }: AccessOptions): PlaceholderAccess {
  if (token.kind === 'valid') return 'link';
  const permission = video
    ? permissionFor('placeholder.change', user ?? undefined, { ownerId: placeholderOwner(video) })
    : permissionFor('placeholder.create', user ?? undefined);
  if (permission === 'login') return 'login';
  return permission === 'no' ? 'no' : 'account';
}

/**
 * Why nothing was saved. `refused`: the server did not accept the titles or links; `forbidden`: no permission, although the
 * entries are fine; `empty`: it answered without a placeholder; `token`: the link is no longer accepted; `stale`: the login is too old.
 */
export type SaveFailure =
  | 'refused'
  | 'forbidden'
  | 'token'
  | 'unauthorized'
  | 'stale'
  | 'gone'
  | 'passing'
  | 'empty';

export interface SaveProblem {
  /** undefined if a field is at fault. */
  readonly failure: SaveFailure | undefined;
  /** The field that the server did not accept. */
  readonly field: PlaceholderField | undefined;
}

/** The server answered, yet with no placeholder. */
export class NoPlaceholderError extends Error {
  override readonly name = 'NoPlaceholderError';
}

const FAILURES: Readonly<Record<number, SaveFailure>> = {
  403: 'forbidden',
  404: 'gone',
};

export function saveProblemOf(error: unknown, usesLink: boolean): SaveProblem {
  if (error instanceof NoPlaceholderError) return { failure: 'empty', field: undefined };
  const { status = 0, problem } = error instanceof CallError ? error : {};
  if (problem?.error === 'stale_login') return { failure: 'stale', field: undefined };
  if (status === 401) return { failure: usesLink ? 'token' : 'unauthorized', field: undefined };
  const field = placeholderFieldOf(problem?.parameter);
  if (field) return { failure: undefined, field };
  return { failure: FAILURES[status] ?? failureKind(error), field: undefined };
}

/** The id in a typed text: an id, or the address of a video's page. Undefined if there is none. */
export function placeholderIdIn(text: string): string | undefined {
  const typed = text.trim();
  if (VIDEO_ID.test(typed)) return typed;
  const id = /(?:\/watch\/|[?&](?:id|v)=)([\w-]{11})(?=[/?&#]|$)/.exec(typed)?.[1];
  return id;
}

interface PreviewWords {
  readonly title: string;
  readonly channel: string;
}

/** The video of the preview card; empty fields get placeholder texts. */
export function previewOf(
  values: PlaceholderValues,
  {
    local,
    now,
    words,
  }: { readonly local: string; readonly now: number; readonly words: PreviewWords },
): Video {
  const at = new Date(momentOf(values, values.zone, local)?.at ?? now).toISOString();
  const { channel, thumbnail } = values;
  return {
    id: 'placeholder',
    title: values.name.trim() || words.title,
    ...(values.jpName.trim() !== '' && { jp_name: values.jpName.trim() }),
    type: 'placeholder',
    status: 'upcoming',
    published_at: null,
    available_at: at,
    start_scheduled: at,
    duration: (values.minutes ?? 0) * 60,
    placeholderType: values.type,
    certainty: values.certainty,
    link: values.link.trim(),
    ...(webUrl(thumbnail.trim()) !== undefined && { thumbnail: broughtPicture(thumbnail.trim()) }),
    channel: {
      id: channel?.id ?? '',
      name: channel?.name ?? words.channel,
      english_name: channel?.english_name ?? null,
      type: 'vtuber',
      org: channel?.org ?? null,
      suborg: null,
      photo: channel?.photo ?? '',
    },
  };
}

/** Whether a search of the list finds it. */
export const matchesSearch = (video: Video, text: string): boolean => {
  const { title, jp_name = '', channel } = video;
  return wordSearch(text)(title, jp_name, channel.name, channel.english_name ?? '', video.id);
};
