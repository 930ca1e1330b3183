import { Drawer } from '@oshimado/ui/drawer';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useNavDrawer } from '../NavDrawerProvider';
import { DrawerContent } from './DrawerContent';
import { fixedBox } from './FixedDrawer.css';

/** The drawer beside the page. Rendered for every width; the style sheet shows it on wide screens. */
export function FixedDrawer() {
  const t = useTranslate();
  const { fixed } = useNavDrawer();
  if (fixed === 'closed') return null;
  return (
    <div className={fixedBox} data-drawer={fixed}>
      <Drawer label={t('nav.pages')}>
        <DrawerContent />
      </Drawer>
    </div>
  );
}
