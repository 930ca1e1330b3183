/** Start page, endless lists, where videos open. */
import { defaultPages } from '@oshimado/domain';
import { Select } from '@oshimado/ui/select';
import { useChangeSetting, useSettings } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import { SettingRefusal } from '../../parts/setting-fields/SettingRefusal';
import { SettingsGroup } from '../../parts/setting-fields/SettingsGroup';
import { SettingSwitch } from '../../parts/setting-fields/SettingSwitch';

export function NavigationGroup() {
  const t = useTranslate('settings');
  const { defaultOpen } = useSettings();
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
        options={defaultPages.map((page) => ({ value: page, label: t(`site.${page}`) }))}
      />
      <SettingRefusal name="defaultOpen" />
      <SettingSwitch name="scrollMode" label={t('site.scroll')} hint={t('site.scrollHint')} />
      <SettingSwitch name="redirectMode" label={t('site.redirect')} hint={t('site.redirectHint')} />
    </SettingsGroup>
  );
}
