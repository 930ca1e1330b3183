/** Whether watched videos are noted, and the way to them. */
import { ButtonLink } from '@oshimado/ui/button';
import { HistoryIcon, Icon } from '@oshimado/ui/icon';
import { PageLink } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { SettingsGroup } from '../../parts/setting-fields/SettingsGroup';
import { SettingSwitch } from '../../parts/setting-fields/SettingSwitch';

export function HistoryGroup() {
  const t = useTranslate('settings');
  const tPortal = useTranslate();
  return (
    <SettingsGroup id="history" title={tPortal('nav.history')}>
      <SettingSwitch name="keepHistory" label={t('history.keep')} hint={t('history.keepHint')} />
      <div>
        <ButtonLink size="small" component={PageLink} href="/history">
          <Icon icon={HistoryIcon} size="small" />
          {t('history.manage')}
        </ButtonLink>
      </div>
    </SettingsGroup>
  );
}
