/**
 * Origin of this page, `null` in a sandbox that gives it none. The address of a page in `srcdoc` has none, though it has that of the page
 * around it, and a script of the page may have a variable named `origin` in place of the window's.
 */
export const pageOrigin = (): string =>
  [self.origin, location.origin].includes('null') ? self.origin : location.origin;
