/** Every way cards can look, by its name; the button beside it only goes on to the next. */
import {
  Menu,
  MenuCheckboxItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '@oshimado/ui/menu';
import { useTranslate } from '../../i18n/LanguageProvider';
import { usePreferences } from '../../preferences/PreferencesProvider';
import { displayModeOf, displayModes, displayOf } from './display-modes';
import type { DisplayMenuProps } from './display-controls.types';

export function DisplayMenu({ trigger }: DisplayMenuProps) {
  const t = useTranslate();
  const { preferences, choose } = usePreferences();
  const change = (value: string) => {
    const mode = displayModes.find((one) => one === value);
    if (mode) choose(displayOf(mode, preferences.gridSize));
  };
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuRadioGroup
        label={t('display.cards')}
        value={displayModeOf(preferences)}
        onValueChange={change}
      >
        {displayModes.map((mode) => (
          <MenuRadioItem key={mode} value={mode}>
            {t(`display.mode.${mode}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuCheckboxItem
        checked={preferences.scrollMode}
        onCheckedChange={(scrollMode) => choose({ scrollMode })}
      >
        {t('display.endlessLists')}
      </MenuCheckboxItem>
    </Menu>
  );
}
