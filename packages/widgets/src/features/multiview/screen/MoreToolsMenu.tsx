import { Menu, MenuItem } from '@oshimado/ui/menu';
import type { ReactElement } from 'react';
import type { Tool } from './tool';

export interface MoreToolsMenuProps {
  readonly tools: readonly Tool[];
  /** The button that opens it. */
  readonly trigger: ReactElement;
}

/** Open from the start: it takes the place of a pressed button. */
export function MoreToolsMenu({ tools, trigger }: MoreToolsMenuProps) {
  return (
    <Menu defaultOpen trigger={trigger}>
      {tools.map(({ id, icon, label, run, isOff = false }) => (
        <MenuItem key={id} icon={icon} onSelect={run} disabled={isOff}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
