/**
 * The feed of the server that comes nearest to a search, and what of the search it leaves out. Feeds know the words of one
 * title or description, one org, topics, channels and languages of clips; they begin with the newest.
 */
import { filtersOf } from '@oshimado/domain';
import type { SearchState } from '../search-address';

export type FeedKind = 'search' | 'videos' | 'clips' | 'live';

/** A condition no feed takes. */
export type FeedGap =
  | 'comments'
  | 'moreTitles'
  | 'orgs'
  | 'channels'
  | 'sort'
  | 'type'
  | 'typeStreams'
  | 'status'
  | 'length'
  | 'collabs'
  | 'wholeWord'
  | 'talentLangs'
  | 'favorites';

export interface FeedLink {
  readonly form: 'rss' | 'atom' | 'json' | 'ics';
  readonly href: string;
}

export type SearchFeed =
  /** `why`: the condition without which nothing is left, or that there is none. */
  | { readonly kind: null; readonly why: 'comments' | 'favorites' | 'orgs' | 'nothing' }
  | {
      readonly kind: FeedKind;
      readonly links: readonly FeedLink[];
      /** The calendar of what is live or to come. */
      readonly calendar: FeedLink | null;
      readonly gaps: readonly FeedGap[];
    };

const FORMS = ['rss', 'atom', 'json'] as const;

type Sought = ReturnType<typeof filtersOf>;

function kindOf({ type, extras }: SearchState, { conditions }: Sought): FeedKind {
  if (conditions.length > 0) return 'search';
  if (type === 'clip') return 'clips';
  return extras.statuses.length === 1 && extras.statuses[0] === 'live' ? 'live' : 'videos';
}

/** Whether the feed leaves out what the type or the states ask for. */
function missesType({ type, extras }: SearchState, kind: FeedKind): FeedGap[] {
  const { statuses } = extras;
  if (kind === 'search') {
    return [
      ...(type === 'all' ? [] : (['type'] as const)),
      ...(statuses.length === 0 ? [] : (['status'] as const)),
    ];
  }
  const only = kind === 'live' ? 'live' : 'past';
  const isExact = statuses.length === 1 && statuses[0] === only;
  return [
    ...(type === 'all' ? (['typeStreams'] as const) : []),
    ...(isExact ? [] : (['status'] as const)),
  ];
}

function gapsOf(state: SearchState, kind: FeedKind, sought: Sought): FeedGap[] {
  const { extras, sort } = state;
  const { conditions, org, vch } = sought;
  const gaps: readonly (readonly [FeedGap, boolean])[] = [
    ['comments', sought.comment.length > 0],
    ['moreTitles', conditions.length > 1],
    ['orgs', org.length > 1],
    // A search wants all of them, the lists any of them.
    ['channels', kind !== 'search' && vch.length > 1],
    ['sort', sort !== 'newest'],
    ['length', extras.minMinutes !== null || extras.maxMinutes !== null],
    ['collabs', extras.collabs !== 'show'],
    ['wholeWord', extras.isWholeWord && conditions.length > 0],
    ['talentLangs', extras.talentLangs.length > 0],
    ['favorites', extras.isFavoritesOnly],
  ];
  return [...gaps.flatMap(([gap, isThere]) => (isThere ? [gap] : [])), ...missesType(state, kind)];
}

function queryOf(
  { kind, sought }: { kind: FeedKind; sought: Sought },
  languages: readonly string[],
): URLSearchParams {
  const { conditions, org, topic, vch } = sought;
  const query = new URLSearchParams();
  const [words] = conditions;
  if (words) query.set('q', words.text);
  // Several cannot be asked for; one of them alone would be another search.
  if (org.length === 1) query.set('org', org[0] ?? '');
  if (topic.length > 0) query.set('topic', topic.join(','));
  if (vch.length > 0) query.set('channel', vch.join(','));
  if ((kind === 'clips' || kind === 'search') && languages.length > 0) {
    query.set('lang', languages.join(','));
  }
  return query;
}

/** `clipLangs`: languages of clips by the settings. */
export function feedOf(
  state: SearchState,
  origin: string,
  clipLangs: readonly string[] = [],
): SearchFeed {
  const sought = filtersOf(state.chips);
  const { conditions, org, topic, vch, comment } = sought;
  // Several orgs are left out, and a feed of everything is no feed of this search.
  if ([conditions, topic, vch].every((list) => list.length === 0) && org.length !== 1) {
    if (comment.length > 0) return { kind: null, why: 'comments' };
    if (org.length > 1) return { kind: null, why: 'orgs' };
    return { kind: null, why: state.extras.isFavoritesOnly ? 'favorites' : 'nothing' };
  }
  const kind = kindOf(state, sought);
  const text = queryOf({ kind, sought }, state.extras.clipLangs ?? clipLangs).toString();
  const tail = text === '' ? '' : `?${text}`;
  const hasCalendar = conditions.length === 0 && state.type !== 'clip';
  return {
    kind,
    links: FORMS.map((form) => ({ form, href: `${origin}/feeds/${kind}.${form}${tail}` })),
    calendar: hasCalendar ? { form: 'ics', href: `${origin}/live.ics${tail}` } : null,
    gaps: gapsOf(state, kind, sought),
  };
}
