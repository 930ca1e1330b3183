/** Attributes that are lists. */
import { listIn, type Surroundings } from './attributes';

/** Ids of channels, joined by commas. */
export const channelIds = (most: number) =>
  ({
    type: 'list',
    takes: `at most ${most} ids`,
    read: (written: string, { complain }: Surroundings): readonly string[] => {
      const ids = [...new Set(listIn(written))];
      if (ids.length > most) complain();
      return ids.slice(0, most);
    },
  }) as const;

/** Of a language, as the server takes it; a region may follow. */
const CODE = /^[a-z]{2,3}(-[a-z\d]{2,8})?$/i;

/** Codes of languages, joined by commas; `all` among them is all, as an answer that is `['all']`. */
export const languageCodes = {
  type: 'list',
  takes: 'codes like en,ja, or all',
  read: (written: string, { complain }: Surroundings): readonly string[] => {
    const codes = listIn(written);
    const known = codes.filter((code) => CODE.test(code));
    if (known.length < codes.length) complain();
    return known.includes('all') ? ['all'] : [...new Set(known)];
  },
} as const;
