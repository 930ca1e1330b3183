import { Dialog } from '@oshimado/ui/dialog';
import { useTranslate } from '../../base/sentences';
import { HiddenTranslators, TranslationsFields } from '../setting-fields/TranslationsGroup';
import * as css from './live-translations.css';

export interface SettingsDialogProps {
  /** `blocked`: only the list of blocked authors. */
  readonly part: 'all' | 'blocked';
  readonly onClose: () => void;
}

export default function SettingsDialog({ part, onClose }: SettingsDialogProps) {
  const t = useTranslate('translations');
  const tWidgets = useTranslate('widgets');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('settings')}
      closeLabel={tWidgets('close')}
      className={css.narrow}
    >
      <div className={css.fields}>
        {part === 'all' ? <TranslationsFields /> : <HiddenTranslators />}
      </div>
    </Dialog>
  );
}
