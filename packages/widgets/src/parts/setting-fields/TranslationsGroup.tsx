/** How live translations are shown next to a stream. */
import { TL_LANGUAGES } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { EyeIcon } from '@oshimado/ui/icon';
import { Select } from '@oshimado/ui/select';
import { Slider } from '@oshimado/ui/slider';
import { useRef } from 'react';
import { useChangeSetting, useSettings } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import * as css from './settings.css';
import { SettingRefusal } from './SettingRefusal';
import { SettingsGroup } from './SettingsGroup';
import { SettingSwitch } from './SettingSwitch';
import { tlLanguages } from './tl-languages';

const FONT_SIZES = { min: 10, max: 30 };
const WINDOW_STEP = 5;

/** The blocked translators, each with a button that shows them again. */
export function HiddenTranslators() {
  const t = useTranslate('settings');
  const { liveTlBlocked } = useSettings();
  const change = useChangeSetting();
  const heading = useRef<HTMLHeadingElement>(null);
  const unblock = (name: string) => {
    change(
      'liveTlBlocked',
      liveTlBlocked.filter((one) => one !== name),
    );
    // The button goes with the name.
    heading.current?.focus();
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={css.subheading}>
        {t('tl.blocked')}
      </h3>
      {liveTlBlocked.length === 0 ? (
        <p className={css.hint}>{t('tl.noBlocked')}</p>
      ) : (
        <ul className={css.chips}>
          {liveTlBlocked.map((name) => (
            <li key={name}>
              <Button size="small" startIcon={EyeIcon} onClick={() => unblock(name)}>
                {t('tl.unblock', { name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Sizes() {
  const t = useTranslate('settings');
  const { liveTlFontSize, liveTlWindowSize } = useSettings();
  const change = useChangeSetting();
  return (
    <>
      <Slider
        label={t('tl.fontSize')}
        {...FONT_SIZES}
        value={[liveTlFontSize]}
        formatValue={(count) => t('tl.pixels', { count })}
        onValueChange={([size]) => {
          if (size !== undefined) change('liveTlFontSize', size);
        }}
      />
      <SettingRefusal name="liveTlFontSize" />
      <Slider
        label={t('tl.windowSize')}
        step={WINDOW_STEP}
        value={[liveTlWindowSize]}
        formatValue={(count) => (count === 0 ? t('tl.auto') : t('tl.percent', { count }))}
        onValueChange={([size]) => {
          if (size !== undefined) change('liveTlWindowSize', size);
        }}
      />
      <SettingRefusal name="liveTlWindowSize" />
    </>
  );
}

/** The fields of live translations; the panel shows the same ones. */
export function TranslationsFields() {
  const t = useTranslate('settings');
  const { liveTlLang } = useSettings();
  const change = useChangeSetting();
  return (
    <>
      <Select
        label={t('tl.language')}
        value={liveTlLang}
        onChange={(event) => {
          const code = TL_LANGUAGES.find((one) => one === event.currentTarget.value);
          if (code) change('liveTlLang', code);
        }}
        options={tlLanguages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
      />
      <SettingRefusal name="liveTlLang" />
      <Sizes />
      <SettingSwitch name="liveTlShowVerified" label={t('tl.verified')} />
      <SettingSwitch name="liveTlShowModerator" label={t('tl.moderators')} />
      <SettingSwitch name="liveTlShowVtuber" label={t('tl.vtubers')} />
      <SettingSwitch name="liveTlShowLocalTime" label={t('tl.localTime')} />
      <SettingSwitch name="liveTlStickBottom" label={t('tl.stickBottom')} />
      <SettingSwitch name="liveTlShowSubtitle" label={t('tl.subtitle')} />
      <SettingSwitch name="liveTlHideSpoiler" label={t('tl.hideSpoilers')} />
      <HiddenTranslators />
    </>
  );
}

export function TranslationsGroup() {
  const t = useTranslate('settings');
  return (
    <SettingsGroup id="translations" title={t('tl.title')}>
      <TranslationsFields />
    </SettingsGroup>
  );
}
