/** The button "Layouts" of the toolbar. */
import { cloneElement, type ComponentProps, type ReactElement } from 'react';
import { usePressedPart } from '../../../base/asked-part';

export interface PresetMenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement<ComponentProps<'button'>>;
  /** Called when all layouts are wanted: opens the `PresetDialog`. */
  readonly onShowAll: () => void;
}

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
