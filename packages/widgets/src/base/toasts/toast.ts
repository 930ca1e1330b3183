/** How long a toast stays by default, ms. */
export const TOAST_MS = 6_000;

export interface ToastMessage {
  /** A sentence in the viewer's language. */
  readonly title: string;
  /** A second sentence. Default none. */
  readonly description?: string;
  /** Default `info`. */
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Milliseconds it stays; Infinity until it is closed. Default 6 s. */
  readonly durationMs?: number;
  /** A button that helps. Default none. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** Takes back what it reports, in place of `action`. It is offered to the viewer of the change alone. Default none. */
  readonly undo?: () => void;
  /** Called when it closes, by the viewer or by timeout. */
  readonly onClose?: () => void;
  /** A newer toast with the same key replaces this one. Default none. */
  readonly key?: string;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
  /** Epoch ms. */
  readonly shownAt: number;
  readonly isOpen: boolean;
}
