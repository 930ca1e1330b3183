/**
 * Returns the value; throws if it is missing, although the machine's state guarantees it. Ports never get a made-up
 * value.
 */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined)
    throw new Error('The machine is in a state without its data.');
  return value;
}
