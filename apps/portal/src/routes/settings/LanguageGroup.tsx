/** Language of the site, of names, of clips. */
import { languageCredit, languageNames, languages, languageTag } from '@oshimado/locales';
import { defaultPreferences, isUiLanguage, nameProperty } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import { Select } from '@oshimado/ui/select';
import { Switch } from '@oshimado/ui/switch';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeSetting, useSettings } from '../../actors/use-settings';
import { reportError } from '../../errors/report';
import { useLanguage, useTranslate } from '../../i18n/LanguageProvider';
import { ClipLanguages } from './ClipLanguages';
import * as css from './settings.css';
import { SettingRefusal } from './SettingRefusal';
import { SettingsGroup } from './SettingsGroup';

const LANGUAGE_KEY = 'lang';

const usualNames = (language: string) => nameProperty(defaultPreferences, language);

/** "An alert when `lang` in the address overrides": the button takes it out of the address. */
function useOverride() {
  const [search, setSearch] = useSearchParams();
  const drop = () => {
    if (!search.has(LANGUAGE_KEY)) return;
    const rest = new URLSearchParams(search);
    rest.delete(LANGUAGE_KEY);
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  return { isThere: search.has(LANGUAGE_KEY), drop };
}

function LanguageField() {
  const t = useTranslate('settings');
  const { language, isOverridden, changeLanguage } = useLanguage();
  const { lang, nameProperty: names } = useSettings();
  const change = useChangeSetting();
  const override = useOverride();
  const [hasFailed, setFailed] = useState(false);
  const chosen = isOverridden ? lang : language;
  const creditId = useId();

  const choose = async (next: string) => {
    if (!isUiLanguage(next)) return;
    try {
      await changeLanguage(next);
      setFailed(false);
    } catch (error) {
      reportError(error);
      setFailed(true);
      return;
    }
    // Names that were those of the language go along with it.
    if (names === usualNames(lang)) change('nameProperty', usualNames(next));
    change('lang', next);
    override.drop();
  };

  return (
    <>
      {isOverridden && override.isThere && lang !== language ? (
        <Notice
          tone="info"
          action={
            <Button size="small" onClick={override.drop}>
              {t('language.removeOverride')}
            </Button>
          }
        >
          {t('language.overridden')}
        </Notice>
      ) : null}
      <div className={css.field}>
        <Select
          label={t('language.label')}
          aria-describedby={creditId}
          value={chosen}
          onChange={(event) => void choose(event.currentTarget.value)}
          options={languages.map((code) => ({
            value: code,
            label: languageNames[code],
            lang: languageTag(code),
          }))}
        />
        <p id={creditId} className={css.hint}>
          {t(`language.credit.${languageCredit(chosen)}`)}
        </p>
      </div>
      <SettingRefusal name="lang" />
      {hasFailed ? (
        <Notice tone="danger" role="alert">
          {t('language.failed')}
        </Notice>
      ) : null}
    </>
  );
}

export function LanguageGroup({ isSlim = false }: { isSlim?: boolean }) {
  const t = useTranslate('settings');
  const { nameProperty: names } = useSettings();
  const change = useChangeSetting();
  return (
    <SettingsGroup id="language" title={t('language.title')} isSlim={isSlim}>
      <LanguageField />
      <Switch
        label={t('language.englishNames')}
        checked={names === 'english_name'}
        onChange={(event) =>
          change('nameProperty', event.currentTarget.checked ? 'english_name' : 'name')
        }
      />
      <ClipLanguages />
    </SettingsGroup>
  );
}
