/** YouTube counts units by the day in California. */
const ZONE = 'America/Los_Angeles';
const HOUR = 3_600_000;

const clockOf = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
});

const isMidnight = (time: number) => clockOf.format(time) === '00:00';

/** The first midnight in California after this moment, epoch milliseconds. */
export function nextPacificMidnight(now: number): number {
  // Both its offsets are whole hours, and no day is longer than 25.
  const first = Math.floor(now / HOUR) * HOUR + HOUR;
  for (let hour = 0; hour <= 25; hour += 1) {
    const time = first + hour * HOUR;
    if (isMidnight(time)) return time;
  }
  throw new Error('no midnight within 26 hours');
}
