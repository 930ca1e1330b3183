/** What stands at the end of the tab row: filter and sort, how lists end, how cards look. */
import type { LiveSort } from '@oshimado/domain';
import { IconButton, type IconName } from '@oshimado/ui';
import { useTranslate } from '../../i18n/LanguageProvider';
import { usePreferences } from '../../preferences/PreferencesProvider';
import * as css from './DisplayControls.css';
import { displayModeOf, nextDisplay, type DisplayMode } from './display-modes';
import { FilterPopover } from './FilterPopover';
import type { HomeTab } from './home-tabs';

const ICONS: Readonly<Record<DisplayMode, IconName>> = {
  grid0: 'gridLarge',
  grid1: 'gridMedium',
  grid2: 'gridSmall',
  list: 'list',
  denseList: 'denseList',
};

export interface DisplayControlsProps {
  readonly tab: HomeTab;
  readonly sort: LiveSort;
  readonly onSort: (sort: LiveSort) => void;
  /** Day picked, `2026-01-31`, or empty. */
  readonly uploadedBefore: string;
  readonly onUploadedBefore: (day: string) => void;
}

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
