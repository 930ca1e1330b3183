import { useCallback, useEffect, useRef } from 'react';
import { useLanguage } from '../../base/sentences';
import { type PlaylistTranslate } from '../../parts/playlist-panel';

/** Loads the sentences about playlists on demand, for toasts that are rare, so that pages load without them. */
export function useLateWords(): () => Promise<PlaylistTranslate> {
  const { translatorOf } = useLanguage();
  const latest = useRef(translatorOf);
  useEffect(() => {
    latest.current = translatorOf;
  }, [translatorOf]);
  return useCallback(async () => latest.current('playlists'), []);
}
