import { useCallback, useEffect, useRef } from 'react';
import { useLanguage } from '../i18n/LanguageProvider';
import type { PlaylistTranslate } from '@oshimado/widgets';

/** The sentences about playlists for what happens now and then: fetched when it does, so that no page has to carry them. */
export function useLateWords(): () => Promise<PlaylistTranslate> {
  const { translatorOf } = useLanguage();
  const latest = useRef(translatorOf);
  useEffect(() => {
    latest.current = translatorOf;
  }, [translatorOf]);
  return useCallback(() => latest.current('playlists'), []);
}
