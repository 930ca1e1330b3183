/** Who is logged in, in the bar at the top: the button is there at once, the card behind it when it is wanted. */
import { IconButton } from '@oshimado/ui/button';
import { PersonIcon } from '@oshimado/ui/icon';
import { useMemo } from 'react';
import { useViewer } from '../../actors/use-viewer';
import { usePressedPart } from '../../errors/use-pressed-part';
import { useTranslate } from '../../i18n/LanguageProvider';
import { UserAvatar } from './UserAvatar';

const loadMenu = async () => (await import('./UserMenu')).UserMenu;

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
