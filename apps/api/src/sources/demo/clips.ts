/** Clips cut from a stream in the days after it ended. */
import { sceneCode, videoPath } from '../../pictures';
import type { Clipper } from './cast/clippers';
import { chanceOf } from './chance';
import { clipTitle } from './content/clip-titles';
import type { Entry } from './entry';
import { videoIdOf } from './ids';
import type { StreamPlan } from './stream-plan';
import { DAY, floorTo, HOUR, SECOND } from './time';

export interface ClipEntry extends Entry {
  /** The stream that the clip is from. */
  readonly source: StreamPlan;
}

/** Maximum delay of a clip after its stream. */
export const CLIP_DELAY_MAX = 4 * DAY;

const CLIPS_PER_STREAM = [
  { until: 0.6, count: 0 },
  { until: 0.84, count: 1 },
  { until: 0.95, count: 2 },
  { until: 1, count: 4 },
] as const;
const SCENES = ['clip', 'funny', 'moment'] as const;
const LENGTH_S = [22, 720] as const;

function clipEntry(
  seed: string,
  source: StreamPlan,
  clipper: Clipper,
  published: number,
  place: number,
): ClipEntry {
  const key = [seed, 'clip', source.id, place] as const;
  const chance = chanceOf(...key);
  const { talent, topic, guests } = source;
  const { lang } = clipper;
  const scene = sceneCode(chance.pick(SCENES), lang !== 'ja');
  const id = videoIdOf({ scene, ...talent.look }, ...key);
  const title = clipTitle(lang, talent, lang === 'ja' ? topic.ja : topic.en, chance);
  const duration = chance.int(...LENGTH_S);
  const shown = guests.filter(() => chance.happens(0.6));
  const at = new Date(published);
  return {
    id,
    source,
    moments: [published],
    closes: published,
    pulseAt: () => undefined,
    recordAt: (now) =>
      now < published
        ? undefined
        : {
            id,
            title,
            duration,
            lang,
            channel_id: clipper.id,
            type: 'clip',
            status: 'past',
            topic_id: null,
            published_at: at,
            available_at: at,
            description: `Source: https://www.youtube.com/watch?v=${source.id}`,
            thumbnail: videoPath(id),
            mentions: [talent.id, ...shown.map((guest) => guest.id)],
            sources: [source.id],
          },
  };
}

/** Members-only and deleted streams have no clips. */
export function clipsOf(
  seed: string,
  clippers: readonly Clipper[],
  source: StreamPlan,
): ClipEntry[] {
  const { id, kind, start, end, gone, topic } = source;
  if (kind !== 'live' || start === undefined || end === undefined || topic.id === 'membersonly')
    return [];
  const chance = chanceOf(seed, 'clips', id);
  const draw = chance.next();
  const count = CLIPS_PER_STREAM.find(({ until }) => draw < until)?.count ?? 0;
  return chance
    .sample(clippers, count)
    .map((clipper, place) => {
      const delay = 2 * HOUR + (CLIP_DELAY_MAX - 2 * HOUR) * chance.next() ** 2;
      return clipEntry(seed, source, clipper, floorTo(end + delay, SECOND), place);
    })
    .filter(({ closes }) => gone === undefined || closes < gone);
}
