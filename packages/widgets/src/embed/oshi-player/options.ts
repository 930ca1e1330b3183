/** The attributes of `<oshi-player>`. */
import { startSecond } from '@oshimado/domain';
import {
  flag,
  requiredText,
  type Attributes,
  type OptionsOf,
  type Surroundings,
} from '../attributes';

export const playerAttributes = {
  /** Id of the video. */
  video: requiredText,
  /** Where it starts: seconds, or a time like `1:02:03` or `1h2m3s`. Default: the beginning. */
  start: {
    type: 'time',
    default: 0,
    takes: 'seconds, or a time like 1:02:03 or 1h2m3s',
    read: (written: string, { complain }: Surroundings): number => {
      const start = startSecond(written);
      if (start === 0 && !/^[0:.hms]*$/.test(written)) complain();
      return start;
    },
  },
  /** Starts without sound; while it plays, turns the sound off. Default false. */
  muted: flag,
} as const satisfies Attributes;

export type PlayerOptions = OptionsOf<typeof playerAttributes>;
