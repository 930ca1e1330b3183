import type { ReactElement } from 'react';

/** Who decides whether a part is open: its owner, or the part itself. */
export interface OpenState {
  /** Whether it is open, where the owner decides. */
  readonly open?: boolean;
  /** Open at first, where it decides itself. Default false. */
  readonly defaultOpen?: boolean;
  /** Called when it wants to open or close. */
  readonly onOpenChange?: (open: boolean) => void;
}

/** The same for a part that can be opened without a button of its own. */
export interface TriggeredState extends OpenState {
  /** The button that opens it; one element that takes a ref. Without it, `open` rules. */
  readonly trigger?: ReactElement;
  /** Called when it wants to close; an answer to a question closes it too. */
  readonly onClose?: () => void;
}

/** The state of a part with a close callback, as Radix takes it. */
export const openStateOf = ({ onClose, onOpenChange, ...state }: TriggeredState): OpenState => ({
  ...state,
  onOpenChange: (open) => {
    onOpenChange?.(open);
    if (!open) onClose?.();
  },
});
