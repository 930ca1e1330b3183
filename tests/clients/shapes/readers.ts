/** What clients make of answers, as far as it can fail. */
import { expect } from 'vitest';
import { nameOf } from '../../conformance/every-server';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object within an answer, itself included. */
function* objectsIn(value: unknown): Generator<Fields> {
  if (isFields(value)) yield value;
  if (typeof value !== 'object' || value === null) return;
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (const part of parts) yield* objectsIn(part);
}

/** Two Java clients parse times by this pattern alone; another cuts the text at its first dot. */
const JAVA_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const LOOKS_LIKE_A_TIME = /^\d{4}-\d\d-\d\d[T ]/;
/** Clients iterate these without checking that they are arrays. */
const LISTS = [
  'mentions',
  'refers',
  'clips',
  'simulcasts',
  'sources',
  'same_source_clips',
  'recommendations',
  'comments',
  'songs',
];
/** Clients parse these as numbers and fail on a string. */
const NUMBERS = [
  'video_count',
  'subscriber_count',
  'view_count',
  'total',
  'duration',
  'live_viewers',
  'songcount',
];

const isVideo = (object: Fields) => 'available_at' in object && 'status' in object;

function* faultsOfField(key: string, value: unknown): Generator<string> {
  const isTime = typeof value === 'string' && LOOKS_LIKE_A_TIME.test(value);
  if (isTime && !JAVA_TIME.test(value)) yield `${key} is the time ${value}`;
  if (LISTS.includes(key) && !Array.isArray(value) && typeof value !== 'number') {
    yield `${key} is no list`;
  }
  if (NUMBERS.includes(key) && value !== null && typeof value !== 'number') {
    yield `${key} is no number`;
  }
}

function* faultsOfVideo({ id, topic_id, channel }: Fields): Generator<string> {
  if (!/^[\w-]{11}$/.test(String(id))) yield `${String(id)} is the id of a video`;
  if (topic_id === null) yield 'topic_id is null in place of missing';
  if (!isFields(channel)) return;
  if (typeof channel['photo'] !== 'string') yield 'the channel of a video has no photo';
  if (!String(channel['id']).startsWith('UC')) yield `${String(channel['id'])} is a channel`;
}

/** What some client could not read, whichever call it is of. */
export const faultsOf = (answer: unknown): string[] =>
  [...objectsIn(answer)].flatMap((object) => [
    ...Object.entries(object).flatMap(([key, value]) => [...faultsOfField(key, value)]),
    ...(isVideo(object) ? faultsOfVideo(object) : []),
  ]);

const rowsIn = (answer: unknown): readonly Fields[] => {
  expect(Array.isArray(answer)).toBe(true);
  return answer as Fields[];
};

const namesIn = (rows: readonly Fields[]) => rows.map(({ id }) => nameOf(String(id)));

/** A bare list of these, in this order. */
export const list =
  (...names: string[]) =>
  (answer: unknown) =>
    expect(namesIn(rowsIn(answer))).toEqual(names);

/** A bare list that holds at least these. */
export const listWith =
  (...names: string[]) =>
  (answer: unknown) =>
    expect(namesIn(rowsIn(answer))).toEqual(expect.arrayContaining(names));

/** `{ total, items }`, the rows being the first list in it, as the loader of the Vue portal looks for them. */
export const page =
  (total: number, ...names: string[]) =>
  (answer: unknown) => {
    expect(isFields(answer)).toBe(true);
    const [rows] = Object.values(answer as Fields).filter((value) => Array.isArray(value));
    expect((answer as Fields)['total']).toBe(total);
    expect(namesIn(rowsIn(rows))).toEqual(names);
  };

/** An object with at least this in it. */
export const like = (expected: object) => (answer: unknown) =>
  expect(answer).toMatchObject(expected);

/** Exactly this. */
export const exactly = (expected: unknown) => (answer: unknown) => expect(answer).toEqual(expected);

/** A list without a key that nobody asked for. */
export const without = (key: string) => (answer: unknown) => {
  const rows = rowsIn(answer);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).not.toHaveProperty(key);
};

/** All of these at once. */
export const all =
  (...readers: readonly ((answer: unknown) => void)[]) =>
  (answer: unknown) => {
    for (const reads of readers) reads(answer);
  };

/**
 * The Vue portal's filter by organization, which hides a video of another one when nobody of the organization is among
 * its `mentions`, and shows it when it has none at all. A channel's page shows all its videos only so.
 */
export const shownByOrgFilter = (org: string) => (answer: unknown) => {
  const rows = isFields(answer) ? (answer['items'] as Fields[]) : rowsIn(answer);
  expect(rows.length).toBeGreaterThan(0);
  for (const { channel, mentions } of rows) {
    const isOther = isFields(channel) && channel['org'] !== org;
    const isHidden =
      isOther && Array.isArray(mentions) && mentions.every((one: Fields) => one['org'] !== org);
    expect(isHidden).toBe(false);
  }
};
