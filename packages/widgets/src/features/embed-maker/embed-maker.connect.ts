/** What is chosen on the page that makes embeds, as pure functions of its address and the tables of attributes. */
import type { EmbedElement, EmbedTag } from '@oshimado/contract';
import {
  embedMakerParameter,
  embedMakerPath,
  embedTags,
  isEmbedTag,
  recogniseChannel,
  recognisePlaylist,
  recogniseVideo,
  type ExactScript,
} from '@oshimado/domain';

/** Attributes that have a field, in their order. `api` has none: the code is for this server. */
export const fieldNames = [
  'channel',
  'org',
  'channels',
  'max',
  'status',
  'topics',
  'hide',
  'video',
  'playlist',
  'start',
  'muted',
  'languages',
  'player',
  'layout',
  'videos',
  'chat',
  'controls',
  'theme',
  'lang',
  'pictures',
  'days',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** Words that attributes take; each has a sentence. */
type ChoiceWord =
  | 'cards'
  | 'list'
  | 'strip'
  | 'all'
  | 'live'
  | 'upcoming'
  | 'collabs'
  | 'placeholders'
  | 'missing'
  | 'server'
  | 'platform';

/** The key of the label of a field: what one name is differs between elements. */
export function labelKey(tag: EmbedTag, name: FieldName) {
  if (tag === 'oshi-live-feed' && name === 'layout') return 'feedLayout';
  return tag === 'oshi-clips' && name === 'languages' ? 'clipLanguages' : name;
}

/** The words in a list with one more or one less; null without any. */
export function withWord(text: string, word: string, isIn: boolean): string | null {
  const others = text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '' && item !== word);
  return (isIn ? [...others, word] : others).join(',') || null;
}

/** Whether an attribute keeps its meaning when another element is chosen. */
export const isKept = (name: string): boolean => name !== 'layout';

/** An attribute, as its table describes it. */
export interface MakerAttribute {
  readonly type: string;
  /** Nothing is shown without it. */
  readonly isRequired?: boolean;
  /** The value without the attribute. */
  readonly default?: unknown;
  /** The least and the greatest of a number. */
  readonly range?: readonly [min: number, max: number];
  /** The words that it takes: one, or some of them for a list; the first is the default of one. Default: any text. */
  readonly words?: readonly ChoiceWord[];
  readonly read: (
    written: string,
    around: {
      readonly scriptOrigin: string;
      readonly languages: readonly string[];
      readonly complain: () => void;
    },
  ) => unknown;
}

/** An element that can be chosen. */
export interface MakerElement {
  /** Name of the script that registers its tag, without `.js`. */
  readonly script: string;
  readonly attributes: Readonly<Record<string, MakerAttribute>>;
}

export type MakerElements = Readonly<Record<EmbedTag, MakerElement>>;

/** An embed follows the page around it; without a word it would be dark. */
const THEME = 'auto';

/** What is chosen on the page. */
export interface MakerChoice extends EmbedElement {
  /** Whether the code names the version that the scripts have now. Default false: it follows updates. */
  readonly isExact?: boolean;
}

const VERSION = 'version';
const EXACT = 'exact';

/** Path of the page with this choice. */
export const choicePath = (choice: MakerChoice): string =>
  embedMakerPath(choice) + (choice.isExact === true ? `&${VERSION}=${EXACT}` : '');

/** The version that the scripts of the embeds have now. */
export interface EmbedRelease {
  readonly version: string;
  /** Digests by the names of the scripts, as `integrity` takes them. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Whether a value that was loaded is a release. */
export function isEmbedRelease(value: unknown): value is EmbedRelease {
  if (typeof value !== 'object' || value === null) return false;
  const { version, integrity } = { version: undefined, integrity: undefined, ...value };
  return (
    typeof version === 'string' &&
    typeof integrity === 'object' &&
    integrity !== null &&
    Object.values(integrity).every((digest) => typeof digest === 'string')
  );
}

/** An element's script in a release; undefined where the release is not known or has no such script. */
export function exactScript(
  release: EmbedRelease | undefined,
  { script }: MakerElement,
): ExactScript | undefined {
  const integrity = release?.integrity[`${script}.js`];
  return release && integrity !== undefined ? { version: release.version, integrity } : undefined;
}

/** The choice in an address; what it does not say has its default. */
export function readChoice(search: URLSearchParams, elements: MakerElements): MakerChoice {
  const wanted = search.get('element') ?? '';
  const tag = isEmbedTag(wanted) ? wanted : (embedTags[0] ?? 'oshi-live-feed');
  const given = fieldNames.flatMap((name) => {
    const value = search.get(embedMakerParameter(name));
    return value !== null && name in elements[tag].attributes ? [[name, value] as const] : [];
  });
  return {
    tag,
    attributes: { theme: THEME, ...Object.fromEntries(given) },
    ...(search.get(VERSION) === EXACT && { isExact: true }),
  };
}

/** The fields of an element. */
export const fieldsOf = ({ attributes }: MakerElement): readonly FieldName[] =>
  fieldNames.filter((name) => name in attributes);

/** The choice with another value of an attribute; null takes it away. */
export function withAttribute(
  choice: MakerChoice,
  name: FieldName,
  value: string | null,
): MakerChoice {
  const { [name]: _former, ...others } = choice.attributes;
  return { ...choice, attributes: value === null ? others : { ...others, [name]: value } };
}

export type FieldProblem = 'required' | 'unreadable';

const read = (attribute: MakerAttribute, written: string) => {
  let isReadable = true;
  const complain = () => {
    isReadable = false;
  };
  const value = attribute.read(written, { scriptOrigin: '', languages: ['en'], complain });
  return { value, isReadable };
};

/** Whether an attribute that is a switch is on. */
export const isOn = (attribute: MakerAttribute, written: string | undefined): boolean =>
  (written === undefined ? attribute.default : read(attribute, written).value) === true;

/** How a switch is written; null where that is its default. */
export const switchText = (attribute: MakerAttribute, on: boolean): string | null => {
  if (on === (attribute.default === true)) return null;
  return on ? '' : 'off';
};

/** What is wrong with a field; undefined for nothing. */
export function problemOf(
  attribute: MakerAttribute,
  written: string | undefined,
): FieldProblem | undefined {
  if (written === undefined || written.trim() === '')
    return attribute.isRequired === true ? 'required' : undefined;
  return read(attribute, written).isReadable ? undefined : 'unreadable';
}

/** Elements for which one of several fields is enough; the first is asked for. */
const EITHER: Readonly<Partial<Record<EmbedTag, readonly FieldName[]>>> = {
  'oshi-multiview': ['videos', 'layout'],
  'oshi-live-badge': ['channel', 'org'],
};

/** The field without which there is nothing to see; undefined where all is there. */
export function missingIn(
  { tag, attributes }: EmbedElement,
  elements: MakerElements,
): FieldName | undefined {
  const isEmpty = (name: FieldName) => (attributes[name] ?? '').trim() === '';
  const either = EITHER[tag];
  if (either) return either.every(isEmpty) ? either[0] : undefined;
  const table = elements[tag].attributes;
  return fieldsOf(elements[tag]).find((name) => table[name]?.isRequired === true && isEmpty(name));
}

const trimmedList = (text: string, change: (item: string) => string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
    .map(change)
    .join(',');

/** Whether an attribute is on or off, so that the attribute alone says something. */
export const isSwitch = ({ type }: MakerAttribute): boolean =>
  type === 'boolean' || type === 'switch';

/** Whether the element needs the attribute to show anything: it is required, or one of several of which one is enough. */
const isNeeded = (tag: EmbedTag, name: string, { isRequired = false }: MakerAttribute) =>
  isRequired || EITHER[tag]?.some((one) => one === name) === true;

/**
 * The element that is chosen: addresses that were pasted become ids. What is empty and means nothing is left out, and so is what the element
 * could not read (its field says so), unless it needs it.
 */
export function elementOf(
  { tag, attributes }: EmbedElement,
  elements: MakerElements,
  hosts: readonly string[],
): EmbedElement {
  const table = elements[tag].attributes;
  const videoIdOf = (text: string) => recogniseVideo(text, { hosts })?.id ?? text;
  const channelIdOf = (text: string) => {
    const found = recogniseChannel(text, { hosts });
    return found?.kind === 'id' ? found.id : text;
  };
  const readable: Readonly<Partial<Record<string, (text: string) => string>>> = {
    video: videoIdOf,
    channel: channelIdOf,
    playlist: (text) => recognisePlaylist(text, { hosts }) ?? text,
    videos: (text) => trimmedList(text, videoIdOf),
    channels: (text) => trimmedList(text, channelIdOf),
  };
  const written = Object.entries(attributes).flatMap(([name, value]) => {
    const attribute = table[name];
    const text = value.trim();
    if (attribute === undefined || (text === '' && !isSwitch(attribute))) return [];
    const meant = readable[name]?.(text) ?? text;
    if (problemOf(attribute, meant) === 'unreadable' && !isNeeded(tag, name, attribute)) return [];
    return [[name, meant] as const];
  });
  return { tag, attributes: Object.fromEntries(written) };
}

export const themeModes = ['auto', 'dark', 'light'] as const;
export type ThemeMode = (typeof themeModes)[number];

/** The words of a `theme`: the mode, dark without a word, and the name, empty for the default one. */
export function readTheme(text: string): { readonly mode: ThemeMode; readonly name: string } {
  const words = text.split(' ').filter(Boolean);
  const isMode = (word: string): word is ThemeMode => themeModes.some((mode) => mode === word);
  return {
    mode: words.find(isMode) ?? 'dark',
    name: words.find((word) => !isMode(word)) ?? '',
  };
}

export const writeTheme = ({ mode, name }: ReturnType<typeof readTheme>): string =>
  [name, mode].filter(Boolean).join(' ');
