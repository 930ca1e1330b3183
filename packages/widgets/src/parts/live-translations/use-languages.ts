/** The languages a panel listens to: the one of the settings first, and others for as long as the panel is open. */
import { TL_LANGUAGES, type StoredTlLanguage } from '@oshimado/domain';
import { useCallback, useContext, useMemo, useState } from 'react';
import { useChangeSetting, useSettings } from '../../base/device';
import { PanelOptionsContext } from './panel-options';

export interface PanelLanguages {
  /** At least one; the one of the settings is the first. */
  readonly languages: readonly StoredTlLanguage[];
  /** Adds or removes a language; the last one stays. */
  readonly toggle: (lang: StoredTlLanguage) => void;
  /** Listens to this language alone. */
  readonly choose: (lang: StoredTlLanguage) => void;
}

const NONE: readonly StoredTlLanguage[] = [];

const inOrder = (languages: readonly StoredTlLanguage[]) =>
  TL_LANGUAGES.filter((lang) => languages.includes(lang));

export function useLanguages(): PanelLanguages {
  const { liveTlLang } = useSettings();
  const change = useChangeSetting();
  const [others, setOthers] = useState(useContext(PanelOptionsContext).languages ?? NONE);
  const languages = useMemo(
    () => [liveTlLang, ...others.filter((lang) => lang !== liveTlLang)],
    [liveTlLang, others],
  );
  const choose = useCallback(
    (lang: StoredTlLanguage) => {
      setOthers([]);
      change('liveTlLang', lang);
    },
    [change],
  );
  const toggle = (lang: StoredTlLanguage) => {
    if (!languages.includes(lang)) return setOthers(inOrder([...others, lang]));
    const [first, ...rest] = languages.filter((one) => one !== lang);
    if (first === undefined) return;
    setOthers(rest);
    if (first !== liveTlLang) change('liveTlLang', first);
  };
  return { languages, toggle, choose };
}
