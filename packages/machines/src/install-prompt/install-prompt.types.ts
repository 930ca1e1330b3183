/** What the person answered in the browser's own dialog. */
export type InstallChoice = 'accepted' | 'dismissed';

export interface InstallInput {
  /** Epoch ms at which the offer was last shown and answered, in any tab; null when never. */
  readonly lastShownAt: number | null;
  /** An Apple device, whose browser never offers an install event: it is told the steps. Default false. */
  readonly isApple?: boolean;
  /** Whether this page already runs as an installed product. Default false. */
  readonly isStandalone?: boolean;
  /** Time of day, epoch ms. */
  readonly now: number;
}

export interface InstallContext {
  /** Epoch ms at which the offer was last shown and answered; null when never. */
  readonly lastShownAt: number | null;
  /** Whether the person can be told the steps of an Apple device. */
  readonly isApple: boolean;
  /** Whether this page already runs as an installed product. */
  readonly isStandalone: boolean;
  /** Whether the browser has offered an install event that is not used up. */
  readonly isOffered: boolean;
  /** Time of day as last told, epoch ms. */
  readonly now: number;
}

export type InstallEvent =
  /** The browser offered an install event; `now` in epoch ms. */
  | { readonly type: 'install.offered'; readonly now: number }
  /** Somebody wants to install. */
  | { readonly type: 'install.accept'; readonly now: number }
  /** "Not Now", or the offer or the steps were closed. */
  | { readonly type: 'install.dismiss'; readonly now: number }
  /** Another tab has shown the offer and had its answer at `at` (epoch ms). */
  | { readonly type: 'install.dismissed'; readonly at: number }
  /** The browser has installed the product. */
  | { readonly type: 'app.installed' }
  /** The page is looked at again: days may have passed. */
  | { readonly type: 'page.shown'; readonly now: number };

export type InstallEmitted =
  /** Store that the offer was shown and answered at `at` (epoch ms). */
  { readonly type: 'prompt.stored'; readonly at: number };
