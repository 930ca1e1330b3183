/** Records as the JSON text the database takes: PostgreSQL refuses NUL and half characters inside text. */
const clean = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')
    : value;

export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => clean(part));
