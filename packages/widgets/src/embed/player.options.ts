/** The attributes of `<oshi-player>`: text in, options out. What cannot be read keeps its default and is named. */
import { startSecond } from '@oshimado/domain';
import {
  readSharedOptions,
  type Complain,
  type Read,
  type SharedOptions,
  type Surroundings,
} from './embed-options';

export const playerAttributes = ['api', 'video', 'start', 'muted', 'lang', 'theme'] as const;
export type PlayerAttribute = (typeof playerAttributes)[number];

export interface PlayerOptions extends SharedOptions {
  /** Id of the video; empty if the page names none. */
  readonly video: string;
  /** Second to start at. Default 0. */
  readonly start: number;
  /** Starts without sound. Default false. */
  readonly muted: boolean;
}

function startOf(read: Read<'start'>, complain: Complain<'start'>): number {
  const value = read('start');
  if (!value) return 0;
  const start = startSecond(value);
  if (start === 0 && !/^[0:.hms]+$/.test(value))
    complain('start', value, 'seconds, or a time like 1:02:03 or 1h2m3s');
  return start;
}

export const readPlayerOptions = (
  read: Read<PlayerAttribute>,
  around: Surroundings<PlayerAttribute>,
): PlayerOptions => ({
  ...readSharedOptions(read, around),
  video: read('video')?.trim() ?? '',
  start: startOf(read, around.complain),
  muted: read('muted') !== null,
});
