/** Songs of the day: premieres, whose length is known before they start, and uploads. */
import { sceneCode } from '../../pictures';
import { chanceOf } from './chance';
import type { Talent } from './cast/talents';
import { songTopics } from './content/topics';
import { guestsOf } from './guests';
import { videoIdOf } from './ids';
import type { StreamPlan } from './stream-plan';
import { floorTo, HOUR, MINUTE, SECOND, startOfDay } from './time';

const PREMIERES = 9;
const UPLOADS = 7;
const FROM_HOUR = 12;
const TO_HOUR = 23;

function planSong(
  seed: string,
  talents: readonly Talent[],
  talent: Talent,
  day: number,
  kind: 'premiere' | 'upload',
): StreamPlan {
  const key = [seed, kind, talent.id, day] as const;
  const chance = chanceOf(...key);
  const topic = chance.pick(songTopics);
  const scene = sceneCode(topic.scene, talent.language !== 'ja');
  const grid = kind === 'premiere' ? 30 * MINUTE : SECOND;
  const scheduled = startOfDay(day) + floorTo(chance.between(FROM_HOUR, TO_HOUR) * HOUR, grid);
  const length = floorTo(chance.between(...topic.hours) * HOUR, SECOND);
  const lead = kind === 'premiere' ? floorTo(chance.between(8, 46) * HOUR, SECOND) : 0;
  return {
    id: videoIdOf(
      {
        scene,
        ...talent.look,
      },
      ...key,
    ),
    kind,
    talent,
    topic,
    scheduled,
    guests: guestsOf(talent, topic, talents, chance),
    announced: scheduled - lead,
    start: scheduled,
    end: kind === 'premiere' ? scheduled + length : scheduled,
    gone: undefined,
  };
}

/** Only from talents who do not stream that day, so that each is live at most once at a time. */
export function planSongs(
  seed: string,
  talents: readonly Talent[],
  isBusy: (talent: Talent) => boolean,
  day: number,
): StreamPlan[] {
  const free = talents.filter((talent) => !talent.inactive && !isBusy(talent));
  return chanceOf(seed, 'songs', day)
    .sample(free, PREMIERES + UPLOADS)
    .map((talent, place) =>
      planSong(seed, talents, talent, day, place < PREMIERES ? 'premiere' : 'upload'),
    );
}
