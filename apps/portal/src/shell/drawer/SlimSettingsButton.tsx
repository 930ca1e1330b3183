/** The settings most often changed, without leaving the page. The button is there at once, its popover when it is wanted. */
import { IconButton } from '@oshimado/ui/button';
import { SlidersIcon } from '@oshimado/ui/icon';
import { usePressedPart } from '../../errors/use-pressed-part';
import { useTranslate } from '../../i18n/LanguageProvider';
import * as css from './DrawerContent.css';

const load = async () => (await import('./SlimSettingsPopover')).SlimSettingsPopover;

export function SlimSettingsButton() {
  const t = useTranslate();
  const { Part, button } = usePressedPart(load);
  const label = t('nav.quickSettings');
  return (
    <div className={css.beside}>
      {Part ? (
        <Part label={label} trigger={<IconButton icon={SlidersIcon} label={label} />} />
      ) : (
        <IconButton icon={SlidersIcon} label={label} aria-haspopup="dialog" {...button} />
      )}
    </div>
  );
}
