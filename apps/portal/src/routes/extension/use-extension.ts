/** Whether the browser extension has told the page that it is there. */
import { useCallback, useEffect, useState } from 'react';

export type ExtensionState = 'unknown' | 'absent' | 'installed' | 'installedV3';

interface ExtensionFlags {
  readonly HOLODEX_PLUS_INSTALLED?: unknown;
  readonly HOLODEX_PLUS_INSTALLED_V3?: unknown;
}

/** What the flags on the window say (wire contract 3.2). */
export function extensionState(flags: ExtensionFlags): Exclude<ExtensionState, 'unknown'> {
  if (flags.HOLODEX_PLUS_INSTALLED_V3 === true) return 'installedV3';
  return flags.HOLODEX_PLUS_INSTALLED === true ? 'installed' : 'absent';
}

/** It sets its flags at the end of the document, maybe after the first drawing. */
const PATIENCE_MS = 1_000;

export function useExtension(): { readonly state: ExtensionState; readonly look: () => void } {
  const [state, setState] = useState<ExtensionState>('unknown');
  const look = useCallback(() => setState(extensionState(window as ExtensionFlags)), []);
  useEffect(() => {
    const timer = setTimeout(look, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [look]);
  return { state, look };
}
