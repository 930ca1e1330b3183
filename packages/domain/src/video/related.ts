/**
 * The lists beside a video: which, in which order, what each contains and which start folded. Songs are not among them. Pure.
 */
import type { RelatedVideo, Video, VideoFull } from '@oshimado/contract';
import { filterFeed } from '../feed/feed-filter';
import { ALL_ORGS } from '../limits';
import { plainTitle } from './video-links';

/** "Same-source and recommended: 10 each." */
export const RELATED_MAX = 10;
/** "Recommended starts folded when refers, clips, sources and same-source clips add up to 5 or more." */
export const RELATED_FOLD_FROM = 5;
/** The longest clip that counts as a short, in seconds. */
const SHORT_MAX_S = 60;

/** In the order of the page. */
export const relatedKinds = [
  'simulcasts',
  'clips',
  'sources',
  'sameSourceClips',
  'refers',
  'recommendations',
] as const;
/** Kind of a list beside a video. */
export type RelatedKind = (typeof relatedKinds)[number];

/** A list beside a video. */
export interface RelatedList {
  /** Which of the lists. */
  readonly kind: RelatedKind;
  /** Never empty. */
  readonly videos: readonly Video[];
  /** Whether its videos are hidden at first. */
  readonly startsFolded: boolean;
}

/** What the viewer has chosen to see. Topics and groups are not among it: the server does not say those of related videos. */
export interface RelatedChoice {
  /** Languages of clips. */
  readonly clipLangs: readonly string[];
  /** Ids of blocked channels. Default none. */
  readonly blocked?: ReadonlySet<string>;
  /** Hide videos that no longer exist, in all lists; clips of them never appear. Default false. */
  readonly hideMissing?: boolean;
}

/** A related video as cards and playlists know videos. What the server leaves out is unknown, not empty. */
function videoOfRelated(related: RelatedVideo): Video {
  const { available_at, channel, ...fields } = related;
  return {
    ...fields,
    published_at: null,
    available_at: available_at ?? '',
    channel: { ...channel, type: related.type === 'clip' ? 'subber' : 'vtuber', suborg: null },
  };
}

type Source = Pick<VideoFull, 'simulcasts' | 'clips' | 'sources' | 'refers'> &
  Partial<Pick<VideoFull, 'same_source_clips' | 'recommendations'>>;

const timeOf = ({ available_at }: RelatedVideo) => Date.parse(available_at ?? '') || 0;

/** "Chosen languages only, missing ones dropped, newest first." */
function chosenClips(clips: readonly RelatedVideo[], langs: readonly string[]) {
  return clips
    .filter(({ lang, status }) => status !== 'missing' && (!lang || langs.includes(lang)))
    .sort((a, b) => timeOf(b) - timeOf(a));
}

function unique(videos: readonly RelatedVideo[]) {
  const ids = new Set<string>();
  return videos.filter(({ id }) => !ids.has(id) && ids.add(id));
}

/** The lists that have something to show, in the order of the page. */
export function relatedLists(source: Source, choice: RelatedChoice): RelatedList[] {
  const { clipLangs, blocked, hideMissing = false } = choice;
  const shown = (videos: readonly RelatedVideo[] = [], max = Infinity) =>
    filterFeed(unique(videos).map(videoOfRelated), {
      org: ALL_ORGS,
      hideMissing,
      ...(blocked && { blocked }),
    }).slice(0, max);
  const videosOf: Record<RelatedKind, readonly Video[]> = {
    simulcasts: shown(source.simulcasts),
    clips: shown(chosenClips(source.clips, clipLangs)),
    sources: shown(source.sources),
    sameSourceClips: shown(source.same_source_clips, RELATED_MAX),
    refers: shown(source.refers),
    recommendations: shown(source.recommendations, RELATED_MAX),
  };
  const nearer = (['refers', 'clips', 'sources', 'sameSourceClips'] as const)
    .map((kind) => videosOf[kind].length)
    .reduce((sum, count) => sum + count, 0);
  return relatedKinds
    .map((kind) => ({
      kind,
      videos: videosOf[kind],
      startsFolded: kind === 'recommendations' && nearer >= RELATED_FOLD_FROM,
    }))
    .filter(({ videos }) => videos.length > 0);
}

const SHORT_TAG = /[#＃]shorts?(?![\p{L}\p{N}_])/iu;

/** Whether it is a vertical video: its title says so, or it is a clip of at most a minute. */
export const isShort = ({
  title,
  type,
  duration,
}: Pick<Video, 'title' | 'type' | 'duration'>): boolean =>
  SHORT_TAG.test(plainTitle(title)) || (type === 'clip' && duration > 0 && duration <= SHORT_MAX_S);
