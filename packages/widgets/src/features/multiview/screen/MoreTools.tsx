import { IconButton } from '@oshimado/ui/button';
import { MoreIcon } from '@oshimado/ui/icon';
import { usePressedPart } from '../../../base/asked-part';
import { useTranslate } from '../../../base/sentences';
import type { Tool } from './tool';

const loadMenu = async () => (await import('./MoreToolsMenu')).MoreToolsMenu;

/** The button of the tools that have no room. Their menu is loaded when it is wanted. */
export function MoreTools({ tools }: { readonly tools: readonly Tool[] }) {
  const t = useTranslate('multiview');
  const { Part, button } = usePressedPart(loadMenu);
  const look = { icon: MoreIcon, label: t('bar.more') };
  if (Part) return <Part tools={tools} trigger={<IconButton {...look} />} />;
  return <IconButton {...look} aria-haspopup="menu" {...button} />;
}
