const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** "Uploaded before": the day picked counts whole, so the limit is the start of the next one, in the viewer's zone. */
export function uploadLimit(day: string): string | undefined {
  const [, year, month, date] = DATE.exec(day) ?? [];
  if (year === undefined) return undefined;
  const limit = new Date(Number(year), Number(month) - 1, Number(date) + 1);
  return Number.isNaN(limit.getTime()) ? undefined : limit.toISOString();
}
