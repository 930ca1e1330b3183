/**
 * Followed channels in JSON: one value, or one a line as FreeTube writes it. Programs differ in how they call the fields of a channel,
 * and not in what they mean, so an entry is read alike wherever it is.
 */
import { GROUP_COLORS } from '@oshimado/contract';
import { isJsonObject, ownValue, type JsonObject } from '../stored-state/untrusted-json';
import type { FollowedCollector, FollowedPlace } from './followed-collector';
import type { FollowedProblem, FollowedSource } from './followed-channels.types';
import { nearestGroupColor } from './group-color';
import { jsonFault } from './json-fault';

/** The profile of FreeTube that holds every channel; it is no group. */
const ALL_CHANNELS = 'allChannels';
/** The number of YouTube among the services of NewPipe. */
const YOUTUBE_SERVICE = 0;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const firstText = (value: unknown, keys: readonly string[]): string =>
  keys.map((key) => textOf(ownValue(value, key))).find((text) => text !== '') ?? '';

type Problem = FollowedProblem['code'];
/** What was read: the program that wrote it, or why the whole is something else. */
export type JsonOutcome = { readonly source: FollowedSource } | { readonly problem: Problem };

/** The channel that an answer of YouTube's own interface is about; its `snippet.channelId` is the subscriber. */
const subscribedId = (value: unknown) =>
  textOf(ownValue(ownValue(ownValue(value, 'snippet'), 'resourceId'), 'channelId'));

function addEntry(
  collector: FollowedCollector,
  value: unknown,
  place: FollowedPlace,
  groups: readonly string[] = [],
): void {
  if (typeof value === 'string') {
    collector.add({ address: value, name: '', groups, ...place });
    return;
  }
  const name =
    firstText(value, ['name', 'channelName', 'title', 'author']) ||
    textOf(ownValue(ownValue(value, 'snippet'), 'title'));
  const service = ownValue(value, 'service_id');
  if (typeof service === 'number' && service !== YOUTUBE_SERVICE) {
    const text = `${name} ${firstText(value, ['url'])}`;
    collector.skip({ reason: 'otherService', ...place, text });
    return;
  }
  const address =
    subscribedId(value) || firstText(value, ['id', 'channelId', 'channel_id', 'authorId', 'url']);
  collector.add({ address, name, groups, ...place });
}

const addAll = (
  collector: FollowedCollector,
  list: unknown,
  groups?: readonly string[],
  line?: number,
) => listOf(list).forEach((one, at) => addEntry(collector, one, { line, entry: at + 1 }, groups));

/** A profile of FreeTube. */
function addProfile(collector: FollowedCollector, profile: JsonObject, line?: number): void {
  const name = textOf(ownValue(profile, 'name'));
  const isGroup = ownValue(profile, '_id') !== ALL_CHANNELS && name.trim() !== '';
  if (isGroup) collector.group(name, nearestGroupColor(textOf(ownValue(profile, 'bgColor'))));
  addAll(collector, ownValue(profile, 'subscriptions'), isGroup ? [name] : [], line);
}

/** An entry of old versions of FreeTube: a channel, and the names of its profiles. */
const oldGroups = (value: unknown): readonly string[] =>
  listOf(ownValue(value, 'profile'))
    .map((one) => textOf(ownValue(one, 'value')))
    .filter((name) => name !== ALL_CHANNELS);

/** What this is instead, if it is no list of channels. */
function otherExport(value: unknown): Problem | undefined {
  if (!isJsonObject(value)) return undefined;
  const has = (key: string) => Object.hasOwn(value, key);
  if (has('playlistName') || (has('videos') && !has('subscriptions'))) return 'playlists';
  if (has('titleUrl') || (has('videoId') && (has('timeWatched') || has('watchProgress'))))
    return 'history';
  return undefined;
}

const isProfile = (value: unknown): value is JsonObject =>
  isJsonObject(value) && Object.hasOwn(value, 'subscriptions') && Object.hasOwn(value, 'name');

function readOwnExport(collector: FollowedCollector, value: JsonObject): JsonOutcome {
  addAll(collector, ownValue(value, 'favorites'));
  for (const one of listOf(ownValue(value, 'favorite_groups'))) {
    const name = textOf(ownValue(one, 'name'));
    const color = GROUP_COLORS.find((known) => known === ownValue(one, 'color'));
    collector.group(name, color);
    addAll(collector, ownValue(one, 'channel_ids'), [name]);
  }
  return { source: 'oshimado' };
}

function readObject(collector: FollowedCollector, value: JsonObject): JsonOutcome {
  if (isProfile(value)) {
    addProfile(collector, value);
    return { source: 'freetube' };
  }
  const problem = otherExport(value);
  if (problem) return { problem };
  if (Object.hasOwn(value, 'favorites')) return readOwnExport(collector, value);
  if (Object.hasOwn(value, 'channelId')) {
    addEntry(collector, value, { line: 1 }, oldGroups(value));
    return { source: 'freetube' };
  }
  const subscriptions = listOf(ownValue(value, 'subscriptions'));
  addAll(collector, subscriptions);
  if (Object.hasOwn(value, 'items')) {
    addAll(collector, ownValue(value, 'items'));
    return { source: 'youtube' };
  }
  if (Object.hasOwn(value, 'app_version')) return { source: 'newpipe' };
  return { source: typeof subscriptions[0] === 'string' ? 'invidious' : 'list' };
}

function readList(collector: FollowedCollector, list: readonly unknown[]): JsonOutcome {
  const [first] = list;
  if (isProfile(first)) {
    for (const one of list) if (isJsonObject(one)) addProfile(collector, one);
    return { source: 'freetube' };
  }
  const problem = otherExport(first);
  if (problem) return { problem };
  list.forEach((one, at) => addEntry(collector, one, { entry: at + 1 }, oldGroups(one)));
  return { source: subscribedId(first) === '' ? 'list' : 'youtube' };
}

const parsed = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    // Not JSON: the caller says where.
    return undefined;
  }
};

/** The last line of an id counts, as in the database of FreeTube, where a change is one more line. */
function lastOfEach(lines: readonly { readonly line: number; readonly value: JsonObject }[]) {
  const last = new Map<unknown, { readonly line: number; readonly value: JsonObject }>();
  for (const one of lines) {
    const id = ownValue(one.value, '_id') ?? one;
    last.delete(id);
    if (Object.hasOwn(one.value, '$$indexCreated')) continue;
    if (ownValue(one.value, '$$deleted') !== true) last.set(id, one);
  }
  return [...last.values()];
}

/** One JSON object a line. A line that cannot be read is left out, and the others count. */
function readLines(collector: FollowedCollector, text: string): JsonOutcome {
  const objects: { line: number; value: JsonObject }[] = [];
  for (const [at, row] of text.split('\n').entries()) {
    if (row.trim() === '') continue;
    const value = parsed(row)?.value;
    if (isJsonObject(value)) objects.push({ line: at + 1, value });
    else collector.skip({ reason: 'broken', line: at + 1, text: row });
  }
  const others = objects.map(({ value }) => otherExport(value));
  const [problem] = others;
  if (problem && others.every((one) => one === problem)) return { problem };
  for (const { line, value } of lastOfEach(objects)) {
    if (isProfile(value)) addProfile(collector, value, line);
    else addEntry(collector, value, { line }, oldGroups(value));
  }
  return { source: 'freetube' };
}

/** Whether each line is a value of its own: the first one is, or the second where the first is broken. */
const isInLines = (text: string): boolean =>
  text
    .trimStart()
    .split('\n', 2)
    .some((row) => isJsonObject(parsed(row)?.value));

/** Whether a text is JSON, whole or in lines, or was meant to be. */
export const looksLikeJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** Reads a text that looks like JSON. */
export function readFollowedJson(
  collector: FollowedCollector,
  text: string,
): JsonOutcome | { readonly problem: Problem; readonly line: number } {
  const whole = parsed(text);
  if (whole) {
    const { value } = whole;
    if (Array.isArray(value)) return readList(collector, value);
    return isJsonObject(value) ? readObject(collector, value) : { problem: 'noChannels' };
  }
  if (isInLines(text)) return readLines(collector, text);
  const fault = jsonFault(text);
  return { problem: fault?.isCut ? 'cut' : 'json', line: fault?.line ?? 1 };
}
