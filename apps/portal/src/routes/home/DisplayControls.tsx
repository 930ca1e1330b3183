/** What stands at the end of the tab row: filter and sort, how lists end, how cards look. */
import { IconButton } from '@oshimado/ui/button';
import {
  DenseListIcon,
  EndlessIcon,
  GridLargeIcon,
  GridMediumIcon,
  GridSmallIcon,
  ListIcon,
  PagesIcon,
  type IconType,
} from '@oshimado/ui/icon';
import { useTranslate } from '../../i18n/LanguageProvider';
import { usePreferences } from '../../preferences/PreferencesProvider';
import * as css from './DisplayControls.css';
import { displayModeOf, nextDisplay, type DisplayMode } from './display-modes';
import type { DisplayControlsProps } from './display-controls.types';
import { FilterPopover } from './FilterPopover';

const ICONS: Readonly<Record<DisplayMode, IconType>> = {
  grid0: GridLargeIcon,
  grid1: GridMediumIcon,
  grid2: GridSmallIcon,
  list: ListIcon,
  denseList: DenseListIcon,
};

export function DisplayControls(props: DisplayControlsProps) {
  const t = useTranslate();
  const { preferences, choose } = usePreferences();
  const mode = displayModeOf(preferences);
  const { scrollMode } = preferences;
  return (
    <div className={css.controls}>
      <FilterPopover {...props} />
      {props.tab === 'live' ? null : (
        <IconButton
          icon={scrollMode ? EndlessIcon : PagesIcon}
          label={t(scrollMode ? 'display.endless' : 'display.pages')}
          onClick={() => choose({ scrollMode: !scrollMode })}
        />
      )}
      <IconButton
        icon={ICONS[mode]}
        label={t(`display.${mode}`)}
        onClick={() => choose(nextDisplay(preferences))}
      />
    </div>
  );
}
