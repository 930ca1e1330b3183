/** A short message about what has just happened. */

/** How long a message stays that says nothing else, ms. */
export const NOTICE_MS = 6_000;

export interface Notice {
  /** What has happened, a sentence of the viewer's language. */
  readonly title: string;
  /** More about it. */
  readonly description?: string;
  /** Default `info`. */
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Milliseconds it stays; Infinity until it is closed. Default 6 s. */
  readonly durationMs?: number;
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** Called when it was closed, by the viewer or by itself. */
  readonly onClose?: () => void;
  /** A later notice of the same key takes its place. Default none. */
  readonly key?: string;
}

export interface ToldNotice extends Notice {
  readonly id: number;
  /** Epoch ms. */
  readonly toldAt: number;
  readonly isOpen: boolean;
  /** It went by itself, before anybody closed it. */
  readonly isMissed: boolean;
}
