/** Seconds of a time such as 1:02:03 in a text. */
export function secondsIn(text: string | null): number {
  const [time = ''] = /(\d+:)?\d+:\d\d/.exec(text ?? '') ?? [];
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
