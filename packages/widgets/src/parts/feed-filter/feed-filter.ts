/** What a viewer does not want to see, from everywhere it is kept, as one filter. */
import { ALL_ORGS, type FeedFilter, type Settings } from '@oshimado/domain';

export interface FeedFilterParts {
  /** Organizations shown; null on the favorites' page. */
  readonly orgs: readonly string[] | null;
  readonly settings: Settings;
  /** Ids of favorite channels; null until they are known. */
  readonly favorites: ReadonlySet<string> | null;
  /** Ids of blocked channels. */
  readonly blocked: ReadonlySet<string>;
  /** Ids of watched videos to leave out. */
  readonly watched: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

function orgOf({ orgs, favorites }: FeedFilterParts): FeedFilter['org'] {
  // Without a list of favorites the server has already chosen.
  if (orgs === null && favorites === null) return ALL_ORGS;
  if (orgs === null || orgs.length > 1) return orgs;
  return orgs[0] ?? null;
}

/** What is done with collabs is never done to clips. Hiding them changes nothing where every org is shown: none is another's. */
export function joinFeedFilter(parts: FeedFilterParts): FeedFilter {
  const { settings, favorites, blocked, watched } = parts;
  return {
    org: orgOf(parts),
    favorites: favorites ?? NONE,
    blocked,
    watched,
    ignoredTopics: settings.ignoredTopics,
    hiddenGroups: settings.hiddenGroups,
    everyClip: true,
    collabs: settings.collabs,
    hidePlaceholders: settings.hidePlaceholder,
    hideMissing: settings.hideMissing,
  };
}
