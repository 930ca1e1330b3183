/** The value; throws where it is missing although the state of the machine promises it, so that no port gets a made-up one. */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined)
    throw new Error('The machine is in a state without its data.');
  return value;
}
