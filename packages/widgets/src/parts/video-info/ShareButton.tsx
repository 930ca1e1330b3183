import { Button } from '@oshimado/ui/button';
import { ShareIcon } from '@oshimado/ui/icon';
import { usePressedPart } from '../../base/asked-part';
import { useTranslate } from '../../base/sentences';
import type { SharedVideo } from './video-info.connect';

const loadMenu = async () => (await import('./ShareMenu')).default;

/** The menu's code comes when it is wanted. */
export function ShareButton(props: SharedVideo) {
  const t = useTranslate('watch');
  const { Part: ShareMenu, button } = usePressedPart(loadMenu);
  if (ShareMenu) return <ShareMenu {...props} />;
  return (
    <Button size="small" startIcon={ShareIcon} aria-haspopup="menu" {...button}>
      {t('info.share')}
    </Button>
  );
}
