/** The account button of the top bar. The card behind it is loaded on the first press. */
import { IconButton } from '@oshimado/ui/button';
import { PersonIcon } from '@oshimado/ui/icon';
import { useMemo } from 'react';
import { useViewer } from '../../base/viewer';
import { usePressedPart } from '../../base/asked-part';
import { useTranslate } from '../../base/sentences';
import { UserAvatar } from './UserAvatar';

const loadMenu = async () => (await import('./UserMenu')).UserMenu;

/** Shows who is logged in and opens the user card. */
export function UserButton() {
  const t = useTranslate();
  const { user } = useViewer();
  const { Part: Menu, button } = usePressedPart(loadMenu);
  const label = user ? t('userButton.user', { name: user.username }) : t('userButton.guest');
  const id = user?.id;
  const picture = useMemo(
    () => (id === undefined ? PersonIcon : () => <UserAvatar id={id} size="small" />),
    [id],
  );
  if (Menu) return <Menu label={label} trigger={<IconButton icon={picture} label={label} />} />;
  return <IconButton icon={picture} label={label} aria-haspopup="dialog" {...button} />;
}
