/** The favorite organizations in the viewer's order, and an entry that opens the dialog with all of them. */
import type { ListedOrg } from '@oshimado/domain';
import { ListIcon } from '@oshimado/ui/icon';
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '@oshimado/ui/menu';
import { textLanguage } from '../../parts/video-card';
import { useDeviceState } from '../../base/device';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLanguage } from '../../base/sentences';
import { useOrgDialog } from './OrgDialogProvider';
import { useOrgLabel } from '../../base/sentences/use-org-name';

export interface OrgMenuProps {
  readonly trigger: ReactNode;
  /** Name of the org shown. */
  readonly current: string;
  readonly onOpen: () => void;
  readonly onChoose: (org: ListedOrg) => void;
}

/** Open from the start: it is rendered for the first time when the button is pressed. */
export function OrgMenu({ trigger, current, onOpen, onChoose }: OrgMenuProps) {
  const { t, language } = useLanguage();
  const labelOf = useOrgLabel();
  const { open } = useOrgDialog();
  const favorites = useDeviceState(({ org }) => org.favorites);
  const openFirst = useEffectEvent(onOpen);
  useEffect(() => openFirst(), []);
  return (
    <Menu
      trigger={trigger}
      align="start"
      defaultOpen
      onOpenChange={(isOpen) => (isOpen ? onOpen() : undefined)}
    >
      <MenuRadioGroup
        label={t('org.menu')}
        value={current}
        onValueChange={(name) => onChoose(favorites.find((org) => org.name === name) ?? { name })}
      >
        {favorites.map(({ name }) => (
          <MenuRadioItem key={name} value={name}>
            <span lang={textLanguage(name, language)} translate="no">
              {labelOf(name)}
            </span>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuItem icon={ListIcon} onSelect={open}>
        {t('showAll')}
      </MenuItem>
    </Menu>
  );
}
