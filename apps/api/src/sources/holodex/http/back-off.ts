const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
/** What clients of such services wait after a 429 that names no time. */
const BUSY_MS = 10_000;

/** How long to wait before try number `tries` + 1: twice as long each time, spread over the upper half. */
export const backOff = (tries: number, random: () => number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** tries) * (0.5 + random() / 2);

/** What `Retry-After` asks for, in seconds or as a date; 10 s when it says nothing that can be read. */
export function retryAfter(headers: Headers, now: number): number {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? BUSY_MS : Math.max(0, date - now);
}
