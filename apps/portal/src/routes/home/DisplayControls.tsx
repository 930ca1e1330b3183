/** What stands at the end of the tab row: filter and sort, how lists end, how cards look. */
import { IconButton, type IconName } from '@oshimado/ui';
import { useTranslate } from '../../i18n/LanguageProvider';
import { usePreferences } from '../../preferences/PreferencesProvider';
import * as css from './DisplayControls.css';
import { displayModeOf, nextDisplay, type DisplayMode } from './display-modes';
import type { DisplayControlsProps } from './display-controls.types';
import { FilterPopover } from './FilterPopover';

const ICONS: Readonly<Record<DisplayMode, IconName>> = {
  grid0: 'gridLarge',
  grid1: 'gridMedium',
  grid2: 'gridSmall',
  list: 'list',
  denseList: 'denseList',
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
          icon={scrollMode ? 'endless' : 'pages'}
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
