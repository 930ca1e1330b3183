/** tinykeys 3 has types, but its manifest does not lead to them; those we use stand here. */
declare module 'tinykeys' {
  export function createKeybindingsHandler(
    keyBindingMap: Readonly<Record<string, (event: KeyboardEvent) => void>>,
    options?: { readonly timeout?: number },
  ): (event: Event) => void;
}
