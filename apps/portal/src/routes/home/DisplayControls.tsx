/** What stands at the end of the tab row: filter and sort, how lists end, how cards look. */
import { IconButton } from '@oshimado/ui/button';
import {
  ChevronDownIcon,
  DenseListIcon,
  EndlessIcon,
  FilterIcon,
  GridLargeIcon,
  GridMediumIcon,
  GridSmallIcon,
  ListIcon,
  PagesIcon,
  type IconType,
} from '@oshimado/ui/icon';
import { useTranslate } from '../../i18n/LanguageProvider';
import { usePreferences } from '../../preferences/PreferencesProvider';
import { displayModeOf, nextDisplay, type DisplayMode } from './display-modes';
import type { DisplayControlsProps } from './display-controls.types';
import { useLazyPart } from './use-lazy-part';

const ICONS: Readonly<Record<DisplayMode, IconType>> = {
  grid0: GridLargeIcon,
  grid1: GridMediumIcon,
  grid2: GridSmallIcon,
  list: ListIcon,
  denseList: DenseListIcon,
};

const loadPanel = () => import('./FilterPanel').then(({ FilterPanel }) => FilterPanel);
const loadMenu = () => import('./DisplayMenu').then(({ DisplayMenu }) => DisplayMenu);

function FilterButton(props: DisplayControlsProps) {
  const t = useTranslate();
  const { Part, prepare, open } = useLazyPart(loadPanel);
  const button = { icon: FilterIcon, label: t('display.filter') };
  if (Part) return <Part {...props} trigger={<IconButton {...button} />} />;
  return (
    <IconButton
      {...button}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    />
  );
}

function DisplayMenuButton() {
  const t = useTranslate();
  const { Part, prepare, open } = useLazyPart(loadMenu);
  const button = { icon: ChevronDownIcon, label: t('display.menu') };
  if (Part) return <Part trigger={<IconButton {...button} />} />;
  return (
    <IconButton
      {...button}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    />
  );
}

export function DisplayControls(props: DisplayControlsProps) {
  const t = useTranslate();
  const { preferences, choose } = usePreferences();
  const mode = displayModeOf(preferences);
  const { scrollMode } = preferences;
  return (
    <>
      <FilterButton {...props} />
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
      <DisplayMenuButton />
    </>
  );
}
