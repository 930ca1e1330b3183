import { Suspense, useCallback, type ComponentProps, type ComponentType } from 'react';
import { usePressedPart } from '../../base/asked-part';
import { useLanguage } from '../../base/sentences';
import type { Shared } from './ShareEntries';

export interface ShareButtonProps extends Shared {
  /** The button that opens the menu; what it is given goes onto its `<button>`. */
  readonly Trigger: ComponentType<ComponentProps<'button'>>;
}

/** A button with a menu that passes on what the page shows. The menu and its sentences are loaded when they are wanted. */
export function ShareButton({ Trigger, ...shared }: ShareButtonProps) {
  const { translatorOf } = useLanguage();
  const loadMenu = useCallback(async () => {
    const [menu] = await Promise.all([import('./ShareMenu'), translatorOf('watch')]);
    return menu.default;
  }, [translatorOf]);
  const { Part: ShareMenu, button } = usePressedPart(loadMenu);
  const closed = <Trigger aria-haspopup="menu" {...button} />;
  if (!ShareMenu) return closed;
  return (
    <Suspense fallback={closed}>
      <ShareMenu {...shared} trigger={<Trigger />} />
    </Suspense>
  );
}
