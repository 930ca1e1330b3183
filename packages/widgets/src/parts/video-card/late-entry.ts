/**
 * An entry that the portal adds to the menus of cards once its page is there. Elements have none, and neither do they carry its code; in
 * `CardActions` it would be in the first file of the portal.
 */
import type { Video } from '@oshimado/contract';
import type { ComponentType } from 'react';
import { createStore } from '../../base/state/store';
import { useStore } from '../../base/state/use-store';

export interface LateEntry {
  /** Renders a menu item. May suspend. */
  readonly Item: ComponentType<{ readonly onSelect: () => void }>;
  /** Called when it is chosen. */
  readonly open: (video: Video) => void;
}

const offered = createStore<LateEntry | undefined>(undefined);

/** The entry that is offered now, for streams that are ahead; a menu that is open already gets it too. */
export const useLateEntry = (): LateEntry | undefined =>
  useStore(offered, (entry) => entry, undefined);

/** Offers an entry until the returned function is called. */
export function offerEntry(entry: LateEntry): () => void {
  offered.setState(entry);
  return () => {
    if (offered.getState() === entry) offered.setState(undefined);
  };
}
