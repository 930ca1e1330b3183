/** Imported by tests whose pages have frames: they stay empty, without an error. */
interface Simulated {
  readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

(window as unknown as Simulated).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
