/** The modal drawer, in a chunk that is loaded when it is first opened. */
import { ModalDrawer as Drawer } from '@oshimado/ui/drawer';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { UserCard } from '@oshimado/widgets/internal/parts/user-card';
import { DrawerContent } from './DrawerContent';
import { onMobile } from './ModalDrawer.css';

export interface ModalDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ModalDrawer({ isOpen, onClose }: ModalDrawerProps) {
  const t = useTranslate();
  return (
    <Drawer label={t('nav.menu')} closeLabel={t('nav.closeMenu')} open={isOpen} onClose={onClose}>
      <div className={onMobile}>
        <UserCard place="drawer" onLeave={onClose} />
      </div>
      <DrawerContent onLeave={onClose} />
    </Drawer>
  );
}
