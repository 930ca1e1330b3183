/**
 * What an answer must have to be one of this API. What answers in place of the server, such as a network that asks for a login or another
 * API, may send JSON of any shape as a success. Checked is only what everyone draws of an answer without asking; the schemas have the rest.
 */
type Fields = Readonly<Record<string, unknown>> | null | undefined;

const fieldOf = (value: unknown, name: string): unknown => (value as Fields)?.[name];

const hasTexts = (value: unknown, ...names: readonly string[]): boolean =>
  names.every((name) => typeof fieldOf(value, name) === 'string');

const areVideos = (value: unknown): boolean => Array.isArray(value) && value.every(isVideo);

/** An object or a list. */
export const isObject = (answer: unknown): boolean => typeof answer === 'object' && answer !== null;

/** An object, a list, a number or a boolean. */
export const isObjectOrScalar = (answer: unknown): boolean =>
  isObject(answer) || typeof answer === 'number' || typeof answer === 'boolean';

export const isList: (answer: unknown) => boolean = Array.isArray;

export const isChannel = (answer: unknown): boolean => hasTexts(answer, 'id', 'name');

export const isVideo = (answer: unknown): boolean =>
  hasTexts(answer, 'id', 'title') && isChannel(fieldOf(answer, 'channel'));

/** Videos in either form of a list. */
export const isVideoList = (answer: unknown): boolean =>
  areVideos(Array.isArray(answer) ? answer : fieldOf(answer, 'items'));

export const isPlaylist = (answer: unknown): boolean =>
  hasTexts(answer, 'name') && areVideos(fieldOf(answer, 'videos'));
