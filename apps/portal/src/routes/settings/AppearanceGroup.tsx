/** How everything looks. */
import { viewModes } from '@oshimado/domain';
import { RadioGroup } from '@oshimado/ui/radio-group';
import { useChangeSetting, useSettings } from '../../actors/use-settings';
import { useTranslate } from '../../i18n/LanguageProvider';
import { usePreferences } from '../../preferences/PreferencesProvider';
import { SettingsGroup } from './SettingsGroup';
import { SettingSwitch } from './SettingSwitch';
import { ThemeField } from './ThemeField';

const GRID_SIZES = ['0', '1', '2'] as const;

export function AppearanceGroup({ isSlim = false }: { isSlim?: boolean }) {
  const t = useTranslate('settings');
  const { homeViewMode } = useSettings();
  const change = useChangeSetting();
  // The size of the grid is a module of its own; the preferences carry it there.
  const { preferences, choose } = usePreferences();
  return (
    <SettingsGroup id="appearance" title={t('look.title')} isSlim={isSlim}>
      <SettingSwitch name="darkMode" label={t('look.dark')} />
      <ThemeField />
      <RadioGroup
        label={t('look.gridSize')}
        orientation="horizontal"
        options={GRID_SIZES.map((size) => ({ value: size, label: t(`look.grid${size}`) }))}
        value={String(preferences.gridSize)}
        onValueChange={(size) => choose({ gridSize: Number(size) })}
      />
      {isSlim ? null : (
        <RadioGroup
          label={t('look.view')}
          orientation="horizontal"
          options={viewModes.map((mode) => ({ value: mode, label: t(`look.${mode}`) }))}
          value={homeViewMode}
          onValueChange={(mode) => {
            const wanted = viewModes.find((one) => one === mode);
            if (wanted) change('homeViewMode', wanted);
          }}
        />
      )}
    </SettingsGroup>
  );
}
