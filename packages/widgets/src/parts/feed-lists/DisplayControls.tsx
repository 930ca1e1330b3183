/** Controls at the end of the tab row: filter, sort, pagination and card size. */
import { Button, IconButton } from '@oshimado/ui/button';
import {
  ChevronDownIcon,
  DenseListIcon,
  EndlessIcon,
  FilterIcon,
  GridLargeIcon,
  GridMediumIcon,
  GridSmallIcon,
  Icon,
  ListIcon,
  PagesIcon,
  type IconType,
} from '@oshimado/ui/icon';
import { useChangeSetting, useDeviceState, useDisplay } from '../../base/device';
import { usePressedPart } from '../../base/asked-part';
import { useTranslate } from '../../base/sentences';
import { displayModeOf, nextDisplay, type DisplayMode } from '@oshimado/domain';
import * as css from './DisplayControls.css';
import type { DisplayControlsProps } from './display-controls.types';

const ICONS: Readonly<Record<DisplayMode, IconType>> = {
  grid0: GridLargeIcon,
  grid1: GridMediumIcon,
  grid2: GridSmallIcon,
  list: ListIcon,
  denseList: DenseListIcon,
};

const loadPanel = async () => (await import('./FilterPanel')).FilterPanel;
const loadMenu = async () => (await import('./DisplayMenu')).DisplayMenu;

/** Opens the sort order and the filters of a feed. */
export function FilterButton(props: DisplayControlsProps) {
  const t = useTranslate();
  const { Part, button } = usePressedPart(loadPanel);
  const look = { icon: FilterIcon, label: t('display.filter') };
  if (Part) return <Part {...props} trigger={<IconButton {...look} />} />;
  return <IconButton {...look} aria-haspopup="dialog" {...button} />;
}

function DisplayMenuButton(props: DisplayControlsProps) {
  const t = useTranslate();
  const { Part, button } = usePressedPart(loadMenu);
  const look = (
    <>
      {t('display.menu')}
      <Icon icon={ChevronDownIcon} size="small" />
    </>
  );
  if (Part) return <Part {...props} trigger={<Button variant="plain">{look}</Button>} />;
  return (
    <Button variant="plain" aria-haspopup="menu" {...button}>
      {look}
    </Button>
  );
}

export function DisplayControls(props: DisplayControlsProps) {
  const t = useTranslate();
  const [display, changeDisplay] = useDisplay();
  const scrollMode = useDeviceState(({ settings }) => settings.scrollMode);
  const change = useChangeSetting();
  const mode = displayModeOf(display);
  return (
    <>
      <FilterButton {...props} />
      {props.place.tab === 'live' ? null : (
        <IconButton
          icon={scrollMode ? EndlessIcon : PagesIcon}
          label={t(scrollMode ? 'display.endless' : 'display.pages')}
          onClick={() => change('scrollMode', !scrollMode)}
        />
      )}
      <span role="group" aria-label={t('display.menu')} className={css.view}>
        <IconButton
          icon={ICONS[mode]}
          label={t(`display.${mode}`)}
          onClick={() => changeDisplay(nextDisplay(display))}
        />
        <DisplayMenuButton {...props} />
      </span>
    </>
  );
}
