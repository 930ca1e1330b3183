import type { SourceLog } from '../../source';
import type { Reading } from '../../parse/value';

/** The valid rows; the others are counted by reason and logged in one line. */
export function takeGood<T>(readings: readonly Reading<T>[], log: SourceLog, list: string): T[] {
  const reasons: Record<string, number> = {};
  const good: T[] = [];
  for (const reading of readings) {
    if ('value' in reading) good.push(reading.value);
    else reasons[reading.reason] = (reasons[reading.reason] ?? 0) + 1;
  }
  const skipped = readings.length - good.length;
  if (skipped > 0) log.warn({ list, skipped, reasons }, 'rows of the service were skipped');
  return good;
}
