interface Simulated {
  readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

/** Frames of this test file stay empty, without an error. */
export function keepFramesEmpty(): void {
  (window as unknown as Simulated).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
}
