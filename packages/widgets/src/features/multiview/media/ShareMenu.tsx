import { IconButton } from '@oshimado/ui/button';
import { ShareIcon } from '@oshimado/ui/icon';
import { usePressedPart } from '../../../base/asked-part';
import { useMultiviewState } from '../grid';
import { useTranslate } from '../../../base/sentences';

const loadMenu = async () => (await import('./OpenShareMenu')).OpenShareMenu;

/** The button "Share" of the toolbar. What it opens is loaded when it is wanted. */
export function ShareMenu() {
  const t = useTranslate('multiview');
  const isEmpty = useMultiviewState(({ context }) => context.cells.length === 0);
  const { Part, button } = usePressedPart(loadMenu);
  const look = { icon: ShareIcon, label: t('bar.share'), disabled: isEmpty };
  if (Part) return <Part trigger={<IconButton {...look} />} />;
  return <IconButton {...look} aria-haspopup="dialog" {...button} />;
}
