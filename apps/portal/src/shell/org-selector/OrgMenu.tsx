/** The favourite orgs in the viewer's order, and the way to all of them. */
import { selectFavoriteOrgs } from '@oshimado/machines/org-selection';
import { ListIcon } from '@oshimado/ui/icon';
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '@oshimado/ui/menu';
import type { StoredOrg } from '@oshimado/domain';
import { textLanguage } from '@oshimado/widgets';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useActorValue, useSend } from '../../actors/ActorsProvider';
import { useLanguage } from '../../i18n/LanguageProvider';

export interface OrgMenuProps {
  readonly trigger: ReactNode;
  /** Name of the org shown. */
  readonly current: string;
  readonly onOpen: () => void;
}

const NONE: readonly StoredOrg[] = [];

/** Open from the start: it is there only once it was asked for. */
export function OrgMenu({ trigger, current, onOpen }: OrgMenuProps) {
  const { t, language } = useLanguage();
  const send = useSend('org');
  const favorites = useActorValue('org', selectFavoriteOrgs, NONE);
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
        onValueChange={(name) => send({ type: 'org.choose', name })}
      >
        {favorites.map(({ name }) => (
          <MenuRadioItem key={name} value={name}>
            <span lang={textLanguage(name, language)}>{name}</span>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuItem icon={ListIcon} onSelect={() => send({ type: 'dialog.open' })}>
        {t('org.showAll')}
      </MenuItem>
    </Menu>
  );
}
