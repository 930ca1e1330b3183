/** Who is logged in, in the bar at the top: the button is there at once, the card behind it when it is wanted. */
import { IconButton } from '@oshimado/ui/button';
import { PersonIcon } from '@oshimado/ui/icon';
import { useMemo, useState } from 'react';
import { useViewer } from '../../actors/use-viewer';
import { reportError } from '../../errors/report';
import { useTranslate } from '../../i18n/LanguageProvider';
import { useNotify } from '../../notices/NoticesProvider';
import { loadUserMenu, type UserMenuComponent } from './load-user-menu';
import { UserAvatar } from './UserAvatar';

/** Asks early, while the pointer is on its way; a failure shows when the card is really wanted. */
const prepare = () => void loadUserMenu().catch(() => undefined);

export function UserButton() {
  const t = useTranslate();
  const notify = useNotify();
  const { user } = useViewer();
  const [Menu, setMenu] = useState<UserMenuComponent>();
  const [isLoading, setLoading] = useState(false);
  const label = user ? t('userButton.user', { name: user.username }) : t('userButton.guest');
  const id = user?.id;
  const picture = useMemo(
    () => (id === undefined ? PersonIcon : () => <UserAvatar id={id} size="small" />),
    [id],
  );
  if (Menu) return <Menu label={label} trigger={<IconButton icon={picture} label={label} />} />;

  const open = () => {
    setLoading(true);
    loadUserMenu().then(
      (loaded) => setMenu(() => loaded),
      (error: unknown) => {
        reportError(error);
        setLoading(false);
        notify({ key: 'userButton', tone: 'danger', title: t('userButton.loadFailed') });
      },
    );
  };
  return (
    <IconButton
      icon={picture}
      label={label}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={isLoading || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    />
  );
}
