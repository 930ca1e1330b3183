/**
 * The server's feed that is closest to a search, and the conditions that it cannot express. Feeds support the words of one
 * title or description, one organization, topics, channels, languages of clips and the choice about collabs; they are sorted by newest first.
 */
import { filtersOf, type CollabChoice, type SearchState } from '@oshimado/domain';

export type FeedKind = 'search' | 'videos' | 'clips' | 'live';

/** A condition that the feed leaves out. */
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
  | 'wholeWord'
  | 'talentLangs'
  | 'favorites';

export interface FeedLink {
  readonly form: 'rss' | 'atom' | 'json' | 'ics';
  readonly href: string;
}

export type SearchFeed =
  /** There is no feed; `why`: the condition that no feed supports, or that there is no condition. */
  | { readonly kind: null; readonly why: 'comments' | 'favorites' | 'orgs' | 'nothing' }
  | {
      readonly kind: FeedKind;
      readonly links: readonly FeedLink[];
      /** The calendar of live and upcoming streams; null where it does not fit. */
      readonly calendar: FeedLink | null;
      readonly gaps: readonly FeedGap[];
    };

const FORMS = ['rss', 'atom', 'json'] as const;

type Filters = ReturnType<typeof filtersOf>;

function kindOf({ type, extras }: SearchState, { conditions }: Filters): FeedKind {
  if (conditions.length > 0) return 'search';
  if (type === 'clip') return 'clips';
  return extras.statuses.length === 1 && extras.statuses[0] === 'live' ? 'live' : 'videos';
}

/** Gaps from the type of video and its status. */
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

function gapsOf(state: SearchState, kind: FeedKind, filters: Filters): FeedGap[] {
  const { extras, sort } = state;
  const { conditions, org, vch } = filters;
  const gaps: readonly (readonly [FeedGap, boolean])[] = [
    ['comments', filters.comment.length > 0],
    ['moreTitles', conditions.length > 1],
    ['orgs', org.length > 1],
    // The search feed requires all channels; the other feeds match any of them.
    ['channels', kind !== 'search' && vch.length > 1],
    ['sort', sort !== 'newest'],
    ['length', extras.minMinutes !== null || extras.maxMinutes !== null],
    ['wholeWord', extras.isWholeWord && conditions.length > 0],
    ['talentLangs', extras.talentLangs.length > 0],
    ['favorites', extras.isFavoritesOnly],
  ];
  return [...gaps.flatMap(([gap, isThere]) => (isThere ? [gap] : [])), ...missesType(state, kind)];
}

function queryOf(
  { kind, filters, collabs }: { kind: FeedKind; filters: Filters; collabs: CollabChoice },
  languages: readonly string[],
): URLSearchParams {
  const { conditions, org, topic, vch } = filters;
  const query = new URLSearchParams();
  const [words] = conditions;
  if (words) query.set('q', words.text);
  // A feed takes one organization; taking the first of several would be a different search.
  if (org.length === 1) query.set('org', org[0] ?? '');
  if (topic.length > 0) query.set('topic', topic.join(','));
  if (vch.length > 0) query.set('channel', vch.join(','));
  if ((kind === 'clips' || kind === 'search') && languages.length > 0) {
    query.set('lang', languages.join(','));
  }
  if (collabs !== 'show') query.set('collabs', collabs);
  return query;
}

/** The feed of a search. `clipLangs`: clip languages of the settings. */
export function feedOf(
  state: SearchState,
  origin: string,
  clipLangs: readonly string[] = [],
): SearchFeed {
  const filters = filtersOf(state.chips);
  const { conditions, org, topic, vch, comment } = filters;
  // Without a condition that feeds support, the feed would have every video.
  if ([conditions, topic, vch].every((list) => list.length === 0) && org.length !== 1) {
    if (comment.length > 0) return { kind: null, why: 'comments' };
    if (org.length > 1) return { kind: null, why: 'orgs' };
    return { kind: null, why: state.extras.isFavoritesOnly ? 'favorites' : 'nothing' };
  }
  const kind = kindOf(state, filters);
  const { collabs } = state.extras;
  const text = queryOf({ kind, filters, collabs }, state.extras.clipLangs ?? clipLangs).toString();
  const tail = text === '' ? '' : `?${text}`;
  const hasCalendar = conditions.length === 0 && state.type !== 'clip';
  return {
    kind,
    links: FORMS.map((form) => ({ form, href: `${origin}/feeds/${kind}.${form}${tail}` })),
    calendar: hasCalendar ? { form: 'ics', href: `${origin}/live.ics${tail}` } : null,
    gaps: gapsOf(state, kind, filters),
  };
}
