import { IconButton } from '@oshimado/ui/button';
import { MenuIcon } from '@oshimado/ui/icon';
import { useTranslate } from '@oshimado/widgets/sentences';
import { loadModalDrawer } from '../drawer/ModalDrawerHost';
import { useNavDrawer } from '../NavDrawerProvider';

/** Asks early where the drawer comes over the page; a failure shows when it is really wanted. */
const prepare = () => void loadModalDrawer().catch(() => undefined);

/** Opens and closes the drawer. */
export function MenuButton() {
  const t = useTranslate();
  const { isOpen, isFixed, toggle } = useNavDrawer();
  return (
    <IconButton
      icon={MenuIcon}
      label={t('nav.menu')}
      aria-expanded={isOpen}
      aria-haspopup={isFixed === false ? 'dialog' : undefined}
      onPointerEnter={isFixed === false ? prepare : undefined}
      onClick={toggle}
    />
  );
}
