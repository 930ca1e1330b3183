/** What the page of the relay bot needs of a browser. */
export interface RelayBrowser {
  /** Storage that lives as long as the tab; null where it is blocked. */
  readonly storage: () => Storage | null;
  /** Origin of the page. */
  readonly origin: () => string;
  /** Opens an address in this tab; another origin ends the page. */
  readonly leave: (address: string) => void;
}

export const thisBrowser: RelayBrowser = {
  storage: () => {
    try {
      return sessionStorage;
    } catch {
      // "SecurityError": the browser lets this site store nothing, which the login reports.
      return null;
    }
  },
  origin: () => location.origin,
  leave: (address) => location.assign(address),
};
