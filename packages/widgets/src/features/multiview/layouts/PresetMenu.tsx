/** The button "Layouts" of the toolbar. */
import { cloneElement } from 'react';
import { usePressedPart } from '../../../base/asked-part';
import type { PresetMenuProps } from './preset-menu.types';

const loadMenu = async () => (await import('./OpenPresetMenu')).OpenPresetMenu;

/**
 * A popover of layouts for the current number of videos. What the pointer or the keyboard is on is previewed on the grid, and a press
 * chooses it. On a phone a press previews it, and a bar at the bottom asks whether to use it.
 */
export function PresetMenu(props: PresetMenuProps) {
  const { Part, button } = usePressedPart(loadMenu);
  if (Part) return <Part {...props} />;
  return cloneElement(props.trigger, { 'aria-haspopup': 'dialog', ...button });
}
