/** Stores and browsers of this device, for which stories and tests have others. */
import { createContext, useContext, useMemo, type ReactNode } from 'react';

const ReplacedContext = createContext<ReadonlyMap<unknown, unknown>>(new Map());

/** The given one, unless a `Replaced` around has another one in its place. */
export function useReplaceable<T>(own: T): T {
  const others = useContext(ReplacedContext);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Replaced` pairs values of one type
  return others.has(own) ? (others.get(own) as T) : own;
}

export interface ReplacedProps<T> {
  readonly what: T;
  readonly by: T;
  readonly children: ReactNode;
}

/** Has the parts inside it use another store or browser. */
export function Replaced<T>({ what, by, children }: ReplacedProps<T>) {
  const outer = useContext(ReplacedContext);
  const value = useMemo(() => new Map([...outer, [what, by]]), [outer, what, by]);
  return <ReplacedContext value={value}>{children}</ReplacedContext>;
}
