import { Sheet } from '@oshimado/ui/sheet';
import type { Closable } from '../../../base/asked-part';
import { useTranslate } from '../../../base/sentences';
import { MultiviewTranslations } from '../translations';
import * as css from './multiview-screen.css';

/** On a phone: the translations of all videos, over the grid. */
export default function TranslationsSheet({ onClose }: Pick<Closable, 'onClose'>) {
  const t = useTranslate('multiview');
  const tWidgets = useTranslate('widgets');
  return (
    <Sheet open onClose={onClose} title={t('bar.translations')} closeLabel={tWidgets('close')}>
      <div className={css.sheet}>
        <MultiviewTranslations onClose={onClose} />
      </div>
    </Sheet>
  );
}
