const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const two = (value: number) => String(value).padStart(2, '0');

/** `h:mm:ss` when there are hours, else `m:ss`; a minus sign when negative. Input in seconds, fractions are dropped. */
export function formatDuration(seconds: number): string {
  const total = Math.trunc(Math.abs(seconds));
  const hours = Math.floor(total / HOUR_S);
  const minutes = Math.floor((total % HOUR_S) / MINUTE_S);
  const rest = two(total % MINUTE_S);
  const text = hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
  return seconds <= -1 ? `-${text}` : text;
}

/** ISO 8601 duration for `<time datetime>`: `PT1H2M3S`. */
export function isoDuration(seconds: number): string {
  const total = Math.max(0, Math.trunc(seconds));
  return `PT${Math.floor(total / HOUR_S)}H${Math.floor((total % HOUR_S) / MINUTE_S)}M${total % MINUTE_S}S`;
}

/** For clocks and badges: rounded hours `2h` from one hour, else rounded minutes `33m`. Input in seconds. */
export function formatShortDuration(seconds: number): string {
  const total = Math.abs(seconds);
  return total >= HOUR_S
    ? `${Math.round(total / HOUR_S)}h`
    : `${Math.min(59, Math.round(total / MINUTE_S))}m`;
}
