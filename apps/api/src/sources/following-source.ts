/** A source whose parts know of each other what was read: `fill`, `follow` and `status` of one run share them. */
import type { Source, SourceContext, SourceStatus } from './source';

export interface Following {
  readonly fill: () => Promise<void>;
  readonly follow: () => Promise<void>;
  readonly status: () => SourceStatus;
}

/** @param create makes what one run shares, once for each context */
export function followingSource(
  name: Source['name'],
  create: (context: SourceContext) => Following,
): Source {
  let current: { readonly context: SourceContext; readonly following: Following } | undefined;
  const followingOf = (context: SourceContext) => {
    if (current?.context !== context) current = { context, following: create(context) };
    return current.following;
  };
  return {
    name,
    fill: (context) => followingOf(context).fill(),
    follow: (context) => followingOf(context).follow(),
    status: () =>
      current && !current.context.signal.aborted ? current.following.status() : undefined,
  };
}
