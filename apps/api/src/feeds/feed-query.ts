/** Query parameters of calendars and feeds, named like those of the calls. */
import {
  ALL_ORGS,
  COLLAB_CHOICES,
  displayName,
  isCollabChoice,
  type CollabChoice,
} from '@oshimado/domain';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors';
import { nonEmpty } from '../search-defaults';
import type { VideoFilter } from '../store';

export type FeedSearch = Readonly<Record<string, string | undefined>>;

/** `cache-control` of answers that are the same for everyone. */
export const PUBLIC = 'public, max-age=300, stale-while-revalidate=600';

/** `cache-control` of answers with a key in their address. */
export const PRIVATE = 'private, no-store';

export const searchOf = (request: FastifyRequest) => request.query as FeedSearch;

const TEXT_MAX = 200;
const LIST_MAX = 50;

/** The text of a parameter; undefined for an empty one. Throws 400 for one that is too long or no valid text. */
export function textOf(search: FeedSearch, name: string): string | undefined {
  const value = search[name]?.trim();
  if (value === undefined || value === '') return undefined;
  if (value.length > TEXT_MAX * LIST_MAX || /[\0\uFFFD]/.test(value)) {
    throw new ApiError('bad_request', `${name} must be short, valid UTF-8 text.`, {
      parameter: name,
    });
  }
  return value;
}

function listOf(search: FeedSearch, name: string): string[] {
  const words = (textOf(search, name) ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length <= LIST_MAX) return words;
  throw new ApiError('bad_request', `${name} must name at most ${LIST_MAX} values.`, {
    parameter: name,
  });
}

function collabsIn(search: FeedSearch): CollabChoice | undefined {
  const choice = textOf(search, 'collabs');
  if (choice === undefined || isCollabChoice(choice)) return choice;
  throw new ApiError('bad_request', `collabs must be one of ${COLLAB_CHOICES.join(', ')}.`, {
    parameter: 'collabs',
  });
}

/** Filters of the query; `channelId` is another client's name of `channel`. */
export function filterIn(search: FeedSearch): VideoFilter {
  const orgs = listOf(search, 'org').filter((org) => org !== ALL_ORGS);
  if (orgs.length > 1) {
    throw new ApiError('bad_request', 'org must name one organization.', { parameter: 'org' });
  }
  return {
    orgs: nonEmpty(orgs),
    topics: nonEmpty(listOf(search, 'topic')),
    involved: nonEmpty([...listOf(search, 'channel'), ...listOf(search, 'channelId')]),
    lang: nonEmpty(listOf(search, 'lang')),
    collabs: collabsIn(search),
  };
}

export const prefersEnglish = ({ preferEnglishName }: FeedSearch): boolean =>
  preferEnglishName === '1' || preferEnglishName === 'true';

/** The name of the channel, in English where that is preferred. */
export const nameIn = (
  row: { readonly channel_name: string; readonly channel_english_name: string | null },
  english: boolean,
): string =>
  displayName(
    { name: row.channel_name, english_name: row.channel_english_name },
    english ? 'english_name' : 'name',
  );

export const wordsIn = (search: FeedSearch): string => {
  const words = textOf(search, 'q');
  if (words !== undefined) return words.slice(0, TEXT_MAX);
  throw new ApiError('bad_request', 'q must hold the words to look for.', { parameter: 'q' });
};
