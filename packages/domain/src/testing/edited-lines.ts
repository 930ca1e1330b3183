import type { EditedLine } from '../script-lines';

/** A line of a script that the server knows, 0.9 s long; it begins at the second of its id. */
export const editedLine = (id: string, text: string, start = Number(id) * 1_000): EditedLine => ({
  key: `id-${id}`,
  text,
  start,
  end: start + 900,
  author: 'Mira',
  profile: 'default',
});
