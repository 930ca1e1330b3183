/** Start page, endless lists, where videos open. */
import { defaultPages, PREFERRED_PLATFORMS } from '@oshimado/domain';
import { Select } from '@oshimado/ui/select';
import { useId } from 'react';
import { useChangeSetting, useSettings } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import { SettingRefusal } from '../../parts/setting-fields/SettingRefusal';
import { SettingsGroup } from '../../parts/setting-fields/SettingsGroup';
import { SettingSwitch } from '../../parts/setting-fields/SettingSwitch';
import * as css from '../../parts/setting-fields/settings.css';

export function NavigationGroup() {
  const t = useTranslate('settings');
  const tPortal = useTranslate();
  const { defaultOpen, platform } = useSettings();
  const platformHint = useId();
  const change = useChangeSetting();
  return (
    <SettingsGroup id="navigation" title={t('site.title')}>
      <Select
        label={t('site.defaultPage')}
        value={defaultPages.includes(defaultOpen) ? defaultOpen : 'home'}
        onChange={(event) => {
          const page = defaultPages.find((one) => one === event.currentTarget.value);
          if (page) change('defaultOpen', page);
        }}
        options={defaultPages.map((page) => ({ value: page, label: tPortal(`nav.${page}`) }))}
      />
      <SettingRefusal name="defaultOpen" />
      <SettingSwitch
        name="scrollMode"
        label={tPortal('display.endlessLists')}
        hint={t('site.scrollHint')}
      />
      <SettingSwitch name="redirectMode" label={t('site.redirect')} hint={t('site.redirectHint')} />
      <div className={css.field}>
        <Select
          label={t('site.platform')}
          aria-describedby={platformHint}
          value={platform}
          onChange={(event) => {
            const { value } = event.currentTarget;
            const wanted = PREFERRED_PLATFORMS.find((one) => one === value);
            if (wanted) change('platform', wanted);
          }}
          options={PREFERRED_PLATFORMS.map((value) => ({
            value,
            label: t(`site.platforms.${value}`),
          }))}
        />
        <p id={platformHint} className={css.hint}>
          {t('site.platformHint')}
        </p>
        <SettingRefusal name="platform" />
      </div>
    </SettingsGroup>
  );
}
