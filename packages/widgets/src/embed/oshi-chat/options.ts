/** The attributes of `<oshi-chat>`. */
import { TL_LANGUAGES, type StoredTlLanguage } from '@oshimado/domain';
import {
  listIn,
  requiredText,
  text,
  type Attributes,
  type OptionsOf,
  type Surroundings,
} from '../attributes';

export const chatAttributes = {
  /** Id of the video. */
  video: requiredText,
  /** Languages of the translations, joined by commas: `en,ja`; the first is the main one. Default: by the UI language. */
  languages: {
    type: 'list',
    takes: TL_LANGUAGES.join(', '),
    read: (written: string, { complain }: Surroundings): readonly StoredTlLanguage[] => {
      const codes = listIn(written);
      const known = codes.flatMap((code) => TL_LANGUAGES.find((one) => one === code) ?? []);
      if (known.length < codes.length) complain();
      return [...new Set(known)];
    },
  },
  /** Id of an `<oshi-player>` on the page; a recording's lines follow it and move it. Default: none. */
  player: text,
} as const satisfies Attributes;

export type ChatOptions = OptionsOf<typeof chatAttributes>;
