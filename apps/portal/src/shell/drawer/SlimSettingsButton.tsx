/** The settings most often changed, without leaving the page. The button is there at once, its popover when it is wanted. */
import { IconButton } from '@oshimado/ui/button';
import { SlidersIcon } from '@oshimado/ui/icon';
import { useState, type ComponentType, type ReactElement } from 'react';
import { reportError } from '../../errors/report';
import { useTranslate } from '../../i18n/LanguageProvider';
import { useNotify } from '../../notices/NoticesProvider';
import * as css from './DrawerContent.css';

const load = () => import('./SlimSettingsPopover');
/** Asks early, while the pointer is on its way; a failure shows when the popover is really wanted. */
const prepare = () => void load().catch(() => undefined);

export function SlimSettingsButton() {
  const t = useTranslate();
  const notify = useNotify();
  const [Loaded, setLoaded] = useState<ComponentType<{ label: string; trigger: ReactElement }>>();
  const label = t('nav.quickSettings');
  const open = () => {
    load().then(
      (module) => setLoaded(() => module.SlimSettingsPopover),
      (error: unknown) => {
        reportError(error);
        notify({ key: 'slimSettings', tone: 'danger', title: t('nav.loadFailed') });
      },
    );
  };
  return (
    <div className={css.beside}>
      {Loaded ? (
        <Loaded label={label} trigger={<IconButton icon={SlidersIcon} label={label} />} />
      ) : (
        <IconButton
          icon={SlidersIcon}
          label={label}
          aria-haspopup="dialog"
          aria-expanded={false}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={open}
        />
      )}
    </div>
  );
}
