import type { ComponentProps, ReactElement } from 'react';

export interface PresetMenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement<ComponentProps<'button'>>;
  /** Called when all layouts are wanted: opens the `PresetDialog`. */
  readonly onShowAll: () => void;
}
