/** `/scripteditor`: the video or link and the language are in the address. */
import type { TranslationLanguage } from '@oshimado/contract';
import { useSettings } from '@oshimado/widgets/internal/base/device';
import {
  languageNamed,
  namedTarget,
  ScriptEditorPage,
  targetOf,
  type ScriptEditorPageProps,
} from '@oshimado/widgets/internal/features/script-editor';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useHydrated } from '@oshimado/widgets/internal/base/page';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-head';

/** The script that the address names; null if it names none. */
function useNamedScript() {
  const [query, setQuery] = useSearchParams();
  const { liveTlLang } = useSettings();
  const video = query.get('video') ?? '';
  const named = languageNamed(query.get('tl'));
  const lang: TranslationLanguage = named ?? liveTlLang;
  const target = useMemo(() => targetOf(video, lang) ?? null, [video, lang]);
  const onTarget = useCallback<ScriptEditorPageProps['onTarget']>(
    (open) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('video', namedTarget(open));
          after.set('tl', open.lang);
          return after;
        },
        { replace: true },
      ),
    [setQuery],
  );
  const isHydrated = useHydrated();
  // With the language in the address, a change of the setting does not move an open editor to another script.
  useEffect(() => {
    if (isHydrated && target && !named) onTarget(target);
  }, [isHydrated, target, named, onTarget]);
  return { target, onTarget };
}

export default function ScriptEditorRoute() {
  const tPortal = useTranslate();
  usePageTitle(tPortal('nav.scripteditor'));
  return <ScriptEditorPage {...useNamedScript()} />;
}
