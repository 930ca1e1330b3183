/** Language of the site, of names and of clips. */
import { languageCredit, languageNames, languages, languageTag } from '@oshimado/locales';
import { defaultPreferences, isUiLanguage, nameProperty } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import { Select } from '@oshimado/ui/select';
import { Switch } from '@oshimado/ui/switch';
import { useId, useState } from 'react';
import { useChangeSetting, useSettings } from '../../base/device';
import { reportError } from '../../base/reporting';
import { useLanguage, useTranslate } from '../../base/sentences';
import { ClipLanguages } from './ClipLanguages';
import { useFollowingPush } from './use-following-push';
import * as css from '../../parts/setting-fields/settings.css';
import { SettingRefusal } from '../../parts/setting-fields/SettingRefusal';
import { SettingsGroup } from '../../parts/setting-fields/SettingsGroup';

const usualNames = (language: string) => nameProperty(defaultPreferences, language);

/** The parameter `lang` of the page's address; "the query parameter lang overrides the language". */
export interface LanguageInAddress {
  readonly isPresent: boolean;
  /** Removes it from the address; without one nothing happens. */
  readonly remove: () => void;
}

export interface LanguageGroupProps {
  /** Default: the address names no language. */
  readonly inAddress?: LanguageInAddress | undefined;
  /** Inside the popover of the quick settings. Default false. */
  readonly isSlim?: boolean;
}

function LanguageField({ inAddress }: Pick<LanguageGroupProps, 'inAddress'>) {
  const t = useTranslate('settings');
  const { language, isOverridden, changeLanguage } = useLanguage();
  const { lang, nameProperty: names } = useSettings();
  const change = useChangeSetting();
  const followPush = useFollowingPush();
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
    // Names that followed the language before follow the new one too.
    if (names === usualNames(lang)) change('nameProperty', usualNames(next));
    change('lang', next);
    inAddress?.remove();
    await followPush.language(next);
  };

  return (
    <>
      {isOverridden && inAddress?.isPresent === true && lang !== language ? (
        <Notice
          tone="info"
          action={
            <Button size="small" onClick={inAddress.remove}>
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

export function LanguageGroup({ inAddress, isSlim = false }: LanguageGroupProps) {
  const t = useTranslate('settings');
  const { nameProperty: names } = useSettings();
  const change = useChangeSetting();
  return (
    <SettingsGroup id="language" title={t('language.title')} isSlim={isSlim}>
      <LanguageField inAddress={inAddress} />
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
