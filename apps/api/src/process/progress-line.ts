/** One line of text for how far a long task has come. */
const WIDTH = 24;

export interface Progress {
  readonly message: string;
  readonly done?: number;
  /** Missing while nobody knows. */
  readonly total?: number;
}

/** Share done, from 0 to 1; undefined while nobody knows the total. */
export function shareOf({ done = 0, total }: Progress): number | undefined {
  if (total === undefined || total <= 0) return undefined;
  return Math.min(Math.max(done / total, 0), 1);
}

export function progressLine(progress: Progress): string {
  const { message, done } = progress;
  const share = shareOf(progress);
  if (share === undefined) return done === undefined ? message : `${message} ${done}`;
  const filled = Math.round(share * WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  return `${message} ${bar} ${Math.floor(share * 100)} % (${done}/${progress.total})`;
}
