import { Menu } from '@oshimado/ui/menu';
import type { ReactElement } from 'react';
import { ShareEntries, type Shared } from './ShareEntries';

export interface ShareMenuProps extends Shared {
  readonly trigger: ReactElement;
}

/** Open from the start: it takes the place of a pressed button. */
export default function ShareMenu({ trigger, ...shared }: ShareMenuProps) {
  return (
    <Menu defaultOpen trigger={trigger}>
      <ShareEntries {...shared} />
    </Menu>
  );
}
