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
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-head';

/** The script that the address names; null if it names none. */
function useNamedScript() {
  const [query, setQuery] = useSearchParams();
  const { liveTlLang } = useSettings();
  const video = query.get('video') ?? '';
  const lang: TranslationLanguage = languageNamed(query.get('tl')) ?? liveTlLang;
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
  return { target, onTarget };
}

export default function ScriptEditorRoute() {
  const tPortal = useTranslate();
  usePageTitle(tPortal('nav.scripteditor'));
  return <ScriptEditorPage {...useNamedScript()} />;
}
