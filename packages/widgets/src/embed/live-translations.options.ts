/** The attributes of `<oshi-chat>`: text in, options out. What cannot be read keeps its default and is named. */
import { TL_LANGUAGES, type StoredTlLanguage } from '@oshimado/domain';
import {
  listIn,
  readSharedOptions,
  type Complain,
  type Read,
  type SharedOptions,
  type Surroundings,
} from './embed-options';

export const chatAttributes = ['api', 'video', 'languages', 'player', 'lang', 'theme'] as const;
export type ChatAttribute = (typeof chatAttributes)[number];

export interface ChatOptions extends SharedOptions {
  /** Id of the video; empty if the page names none. */
  readonly video: string;
  /** Languages of the translations; the first is the main one. Empty: chosen by the UI language. */
  readonly languages: readonly StoredTlLanguage[];
  /** Id of an `<oshi-player>` on the page that it follows. Empty: none. */
  readonly player: string;
}

function languagesOf(
  read: Read<'languages'>,
  complain: Complain<'languages'>,
): readonly StoredTlLanguage[] {
  const value = read('languages') ?? '';
  const codes = listIn(value);
  const known = codes.flatMap((code) => TL_LANGUAGES.find((one) => one === code) ?? []);
  if (known.length < codes.length) complain('languages', value, TL_LANGUAGES.join(', '));
  return [...new Set(known)];
}

export const readChatOptions = (
  read: Read<ChatAttribute>,
  around: Surroundings<ChatAttribute>,
): ChatOptions => ({
  ...readSharedOptions(read, around),
  video: read('video')?.trim() ?? '',
  languages: languagesOf(read, around.complain),
  player: read('player')?.trim() ?? '',
});
