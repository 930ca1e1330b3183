/** The browser's storage, or null where it is refused. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    // "SecurityError": storage is blocked for this site. The page works without.
    return null;
  }
}

/** The storage of this tab alone, or null where it is refused. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    // As above.
    return null;
  }
}
