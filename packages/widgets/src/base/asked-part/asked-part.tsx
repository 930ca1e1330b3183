/** A lazy part that a viewer opens and closes, such as a dialog. */
import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { latePart } from '../late-part/late-part';
import { useNotifyPartFailed } from './use-notify-part-failed';

export interface Closable {
  /** For parts that stay mounted while closed. Default true. */
  readonly isOpen?: boolean;
  readonly onClose: () => void;
}

/** Shows a toast and closes the part, so that it does not open by itself when a later retry succeeds. */
export function PartGivenUp({ isOpen = true, onClose }: Closable) {
  const notifyFailed = useNotifyPartFailed();
  const giveUp = useEffectEvent(() => {
    notifyFailed();
    onClose();
  });
  useEffect(() => {
    if (isOpen) giveUp();
  }, [isOpen]);
  return null;
}

/** Like `latePart`. If loading fails, a toast with a reload button is shown and the part is closed. */
export const askedPart = <Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Loading?: ComponentType,
): ComponentType<Props> => latePart(load, { Failed: PartGivenUp, Loading });
