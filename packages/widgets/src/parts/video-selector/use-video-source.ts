/** Where the videos of a selector come from. It is the selector's own: the portal's organization stays as it is. */
import { ALL_ORGS } from '@oshimado/domain';
import { useMemo, useState } from 'react';
import { useDeviceState } from '../../base/device';
import type { FeedSource } from '../../base/queries';
import { useActorsContext, useViewer } from '../../base/viewer';

/** Sources besides single organizations; `orgs`: several or all of them. */
export type SourceName =
  | 'favorites'
  | 'playlist'
  | 'orgs'
  | 'search'
  | 'youtube'
  | 'twitch'
  | 'link';

/** A source in one word: its name, or an organization. */
export type SourceKey = SourceName | `org:${string}`;

const ORG = 'org:';
export const orgKey = (name: string): SourceKey => (name === ALL_ORGS ? 'orgs' : `${ORG}${name}`);
/** The organization of a source; undefined if it is another kind. */
export const orgOf = (key: SourceKey): string | undefined =>
  key.startsWith(ORG) ? key.slice(ORG.length) : undefined;

export interface VideoSource {
  /** The chosen one; null until it is known who the viewer is. */
  readonly key: SourceKey | null;
  readonly choose: (key: SourceKey) => void;
  /** Organizations that have an entry of their own. */
  readonly ownOrgs: readonly string[];
  /** Organizations of the source `orgs`, at least one. */
  readonly orgs: readonly string[];
  readonly chooseOrgs: (orgs: readonly string[]) => void;
  /** What is loaded for the source; null for one that loads no feed, and for favorites of a guest. */
  readonly feed: FeedSource | null;
  /** Favorites were chosen by a guest. */
  readonly needsLogin: boolean;
}

/** "Users start on Favorites, guests on the current org." */
function useFirstKey(): SourceKey | null {
  const { user, isKnown } = useViewer();
  const { status } = useActorsContext();
  const current = useDeviceState(({ org }) => org.current.name);
  if (isKnown && user) return 'favorites';
  // Without the actors' chunk there is no login.
  return isKnown || status === 'failed' ? orgKey(current) : null;
}

export function useVideoSource(): VideoSource {
  const { user } = useViewer();
  const first = useFirstKey();
  const [chosen, choose] = useState<SourceKey | null>(null);
  const [orgs, setOrgs] = useState<readonly string[]>([ALL_ORGS]);
  const favorites = useDeviceState(({ org }) => org.favorites);
  const current = useDeviceState(({ org }) => org.current.name);
  const key = chosen ?? first;
  const viewerId = user?.id;
  const ownOrgs = useMemo(() => {
    const names = favorites.map(({ name }) => name);
    return [...new Set([...names, current])].filter((name) => name !== ALL_ORGS);
  }, [favorites, current]);
  const feed = useMemo((): FeedSource | null => {
    if (key === 'favorites') return viewerId === undefined ? null : { favorites: viewerId };
    if (key === 'orgs') return { orgs };
    const org = key === null ? undefined : orgOf(key);
    return org === undefined ? null : { orgs: [org] };
  }, [key, orgs, viewerId]);
  return {
    key,
    choose,
    ownOrgs,
    orgs,
    chooseOrgs: (next) => (next.length > 0 ? setOrgs(next) : undefined),
    feed,
    needsLogin: key === 'favorites' && viewerId === undefined,
  };
}
