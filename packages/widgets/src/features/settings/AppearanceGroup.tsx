/** Mode, theme, size and layout of cards. */
import { viewModes } from '@oshimado/domain';
import { RadioGroup } from '@oshimado/ui/radio-group';
import { useChangeSetting, useDisplay, useSettings } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import { SettingSwitch } from '../../parts/setting-fields/SettingSwitch';
import { SettingsGroup } from '../../parts/setting-fields/SettingsGroup';
import { ThemeField } from './ThemeField';

const MODES = [
  { mode: 'system', darkMode: null },
  { mode: 'dark', darkMode: true },
  { mode: 'light', darkMode: false },
] as const;
const GRID_SIZES = ['0', '1', '2'] as const;

export function AppearanceGroup({ isSlim = false }: { isSlim?: boolean }) {
  const t = useTranslate('settings');
  const tPortal = useTranslate();
  const { darkMode, homeViewMode } = useSettings();
  const change = useChangeSetting();
  const [display, changeDisplay] = useDisplay();
  return (
    <SettingsGroup id="appearance" title={t('look.title')} isSlim={isSlim}>
      <RadioGroup
        label={t('look.mode')}
        orientation="horizontal"
        options={MODES.map(({ mode }) => ({ value: mode, label: t(`look.${mode}`) }))}
        value={MODES.find((one) => one.darkMode === darkMode)?.mode ?? null}
        onValueChange={(mode) => {
          const wanted = MODES.find((one) => one.mode === mode);
          if (wanted) change('darkMode', wanted.darkMode);
        }}
      />
      <ThemeField />
      <RadioGroup
        label={t('look.gridSize')}
        orientation="horizontal"
        options={GRID_SIZES.map((size) => ({ value: size, label: t(`look.grid${size}`) }))}
        value={String(display.gridSize)}
        onValueChange={(size) => changeDisplay({ ...display, gridSize: Number(size) })}
      />
      {isSlim ? null : (
        <>
          <SettingSwitch
            name="hideThumbnail"
            label={t('look.hidePictures')}
            hint={t('look.hidePicturesHint')}
          />
          <RadioGroup
            label={t('look.view')}
            orientation="horizontal"
            options={viewModes.map((mode) => ({
              value: mode,
              label: mode === 'grid' ? t('look.grid') : tPortal(`display.mode.${mode}`),
            }))}
            value={homeViewMode}
            onValueChange={(mode) => {
              const wanted = viewModes.find((one) => one === mode);
              if (wanted) change('homeViewMode', wanted);
            }}
          />
        </>
      )}
    </SettingsGroup>
  );
}
