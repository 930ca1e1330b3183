/** The viewer's answer in the browser's own dialog. */
export type InstallChoice = 'accepted' | 'dismissed';

/** Initial data of the machine: the device, and when the offer was last shown. */
export interface InstallInput {
  /** Epoch ms at which the offer was last shown and answered, in any tab; null when never. */
  readonly lastShownAt: number | null;
  /** An Apple device, whose browser never fires an install event: the steps are shown instead. Default false. */
  readonly isApple?: boolean;
  /** Whether this page already runs as an installed product. Default false. */
  readonly isStandalone?: boolean;
  /** Whether this is a first visit, which is left alone for a minute. Default false. */
  readonly isFirstVisit?: boolean;
  /** Time of day, epoch ms. */
  readonly now: number;
}

/** Data of the machine; views read it by selectors. */
export interface InstallContext {
  /** Epoch ms at which the offer was last shown and answered; null when never. */
  readonly lastShownAt: number | null;
  /** Whether the steps for an Apple device can be shown. */
  readonly isApple: boolean;
  /** Whether this page already runs as an installed product. */
  readonly isStandalone: boolean;
  /** Whether there is an unused install event of the browser. */
  readonly isOffered: boolean;
  /** Whether this is a first visit, which is left alone for a minute. */
  readonly isFirstVisit: boolean;
  /** Current time as of the last event that carried one, epoch ms. */
  readonly now: number;
}

/** What the machine takes: facts about the browser, and answers of the viewer. */
export type InstallEvent =
  /** The browser offered an install event; `now` in epoch ms. */
  | { readonly type: 'install.offered'; readonly now: number }
  /** The viewer chose to install. */
  | { readonly type: 'install.accept'; readonly now: number }
  /** "Not Now", or the offer or the steps were closed. */
  | { readonly type: 'install.dismiss'; readonly now: number }
  /** Another tab has shown the offer and had its answer at `at` (epoch ms). */
  | { readonly type: 'install.dismissed'; readonly at: number }
  /** The browser has installed the product. */
  | { readonly type: 'app.installed' }
  /** The page is visible again: days may have passed. */
  | { readonly type: 'page.shown'; readonly now: number };

/** What the machine emits: what to store. */
export type InstallEmitted =
  /** Store that the offer was shown and answered at `at` (epoch ms). */
  { readonly type: 'prompt.stored'; readonly at: number };
