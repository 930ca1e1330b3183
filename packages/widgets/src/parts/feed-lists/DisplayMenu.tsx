/** Menu of the display modes; the button beside it switches to the next one. */
import {
  Menu,
  MenuCheckboxItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '@oshimado/ui/menu';
import { useChangeSetting, useDeviceState, useDisplay } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import { displayModeOf, displayModes, displayOf } from '@oshimado/domain';
import type { DisplayMenuProps } from './display-controls.types';

export function DisplayMenu({ trigger }: DisplayMenuProps) {
  const t = useTranslate();
  const [display, changeDisplay] = useDisplay();
  const scrollMode = useDeviceState(({ settings }) => settings.scrollMode);
  const change = useChangeSetting();
  const chooseMode = (value: string) => {
    const mode = displayModes.find((one) => one === value);
    if (mode) changeDisplay(displayOf(mode, display.gridSize));
  };
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuRadioGroup
        label={t('display.cards')}
        value={displayModeOf(display)}
        onValueChange={chooseMode}
      >
        {displayModes.map((mode) => (
          <MenuRadioItem key={mode} value={mode}>
            {t(`display.mode.${mode}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuCheckboxItem checked={scrollMode} onCheckedChange={(isOn) => change('scrollMode', isOn)}>
        {t('display.endlessLists')}
      </MenuCheckboxItem>
    </Menu>
  );
}
