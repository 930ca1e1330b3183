/** tinykeys 3 has types, but its package.json does not point to them; these are the ones used here. */
declare module 'tinykeys' {
  export function createKeybindingsHandler(
    keyBindingMap: Readonly<Record<string, (event: KeyboardEvent) => void>>,
    options?: { readonly timeout?: number },
  ): (event: Event) => void;
}
