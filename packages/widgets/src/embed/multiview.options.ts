/** The attributes of `<oshi-multiview>`: text in, options out. What cannot be read keeps its default and is named. */
import {
  readSharedOptions,
  type Complain,
  type Read,
  type SharedOptions,
  type Surroundings,
} from './embed-options';

export const multiviewAttributes = [
  'api',
  'layout',
  'videos',
  'chat',
  'controls',
  'lang',
  'theme',
] as const;
export type MultiviewAttribute = (typeof multiviewAttributes)[number];

export interface MultiviewOptions extends SharedOptions {
  /** A layout code or the address of a shared layout; empty if the page gives none. */
  readonly layout: string;
  /** Ids and addresses of videos, joined by commas; empty if the page names none. */
  readonly videos: string;
  /** A chat beside the videos. Default false. */
  readonly chat: boolean;
  /** The bar of controls. Default true. */
  readonly controls: boolean;
}

const SWITCH: Readonly<Record<string, boolean>> = { '': true, on: true, off: false };

/** `on` and `off`, or the attribute alone, which is on. */
function isOn<Name extends 'chat' | 'controls'>(
  name: Name,
  fallback: boolean,
  read: Read<Name>,
  complain: Complain<Name>,
): boolean {
  const value = read(name);
  if (value === null) return fallback;
  const on = SWITCH[value];
  if (on === undefined) complain(name, value, 'on or off');
  return on ?? fallback;
}

export const readMultiviewOptions = (
  read: Read<MultiviewAttribute>,
  around: Surroundings<MultiviewAttribute>,
): MultiviewOptions => ({
  ...readSharedOptions(read, around),
  layout: read('layout')?.trim() ?? '',
  videos: read('videos')?.trim() ?? '',
  chat: isOn('chat', false, read, around.complain),
  controls: isOn('controls', true, read, around.complain),
});
