/** GET /videos/{id}: one video with all its details. */
import { notFound } from '../../errors';
import type { Handler } from '../handler';
import { hydrateVideos, hydratedParts } from './hydrate-videos';
import { presentRelated, presentVideo } from './present-video';

/** "Clients show at most 10 recommendations and 10 clips of the same source." */
const RELATED_MAX = 10;

export const getVideo: Handler<'getVideo'> = async ({ params, query }, reads, onOpened) => {
  const row = await reads.findVideo(params.id);
  if (!row) throw notFound('Video');
  onOpened(row.id);

  const isClip = row.type === 'clip';
  const languages = query.lang ?? [];
  const [[hydrated], comments, hasComments, recommendations, sameSourceClips] = await Promise.all([
    hydrateVideos(reads, [row], hydratedParts),
    query.c ? reads.commentsOf(row.id) : undefined,
    query.c ? undefined : reads.hasComments(row.id),
    query.lang ? reads.recommendations(row, languages, RELATED_MAX) : undefined,
    isClip ? reads.sameSourceClips(row.id, languages, RELATED_MAX) : undefined,
  ]);
  const {
    clips = [],
    sources = [],
    refers = [],
    simulcasts = [],
    songs = [],
    mentions = [],
    live_tl_count = {},
    ...video
  } = presentVideo(hydrated ?? { row }, { liveInfo: true, channelStats: true, translators: true });
  return {
    ...video,
    description: row.description ?? '',
    clips,
    sources,
    refers,
    simulcasts,
    songs,
    mentions,
    live_tl_count,
    has_comments: (comments ? comments.length > 0 : hasComments) || undefined,
    comments,
    recommendations: recommendations?.map(presentRelated),
    same_source_clips: sameSourceClips?.map(presentRelated),
  };
};
