/**
 * An entry that the portal adds to the menus of cards once its page is there. Elements have none, and neither do they carry its code; in
 * `CardActions` it would be in the first file of the portal.
 */
import type { Video } from '@oshimado/contract';
import type { ComponentType } from 'react';

export interface LateEntry {
  /** Renders a menu item. May suspend. */
  readonly Item: ComponentType<{ readonly onSelect: () => void }>;
  /** Called when it is chosen. */
  readonly open: (video: Video) => void;
}

let offered: LateEntry | undefined;

/** The entry that is offered now, for streams that are ahead. */
export const lateEntry = (): LateEntry | undefined => offered;

/** Offers an entry until the returned function is called. */
export function offerEntry(entry: LateEntry): () => void {
  offered = entry;
  return () => {
    if (offered === entry) offered = undefined;
  };
}
