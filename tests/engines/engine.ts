/** What the journeys need of a browser, whatever its protocol: a tab of Firefox or of WebKit. */
export interface Tab {
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Resolves when the document is loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Value of an expression in the page; it must be one that JSON can hold. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  /** A press with the pointer in the middle of the first element that the selector finds. */
  readonly click: (selector: string) => Promise<void>;
  /** A key by its name in `KeyboardEvent.key`: Enter, Escape, ArrowDown. */
  readonly press: (key: string) => Promise<void>;
  /** Uncaught errors and messages of level error, as far as the protocol reports them. */
  readonly errors: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** A tab of a new browser without any stored state. */
  readonly start: () => Promise<Tab>;
}
