/** A part the viewer asked for and can close, most often a window over the page. */
import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { latePart } from './late-part';
import { useTellPartFailed } from './use-tell-part-failed';

export interface Closable {
  /** Where it stays in the page while it is closed. Default true. */
  readonly isOpen?: boolean;
  readonly onClose: () => void;
}

/** Says that a part could not be had and closes it, so that it does not come over the page long after it was asked for. */
export function PartGivenUp({ isOpen = true, onClose }: Closable) {
  const tell = useTellPartFailed();
  const giveUp = useEffectEvent(() => {
    tell();
    onClose();
  });
  useEffect(() => {
    if (isOpen) giveUp();
  }, [isOpen]);
  return null;
}

/** Like `latePart`; where it cannot be had, that is said, with the way to load the page anew, and it is closed. */
export const askedPart = <Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Loading?: ComponentType,
): ComponentType<Props> => latePart(load, { Failed: PartGivenUp, ...(Loading && { Loading }) });
