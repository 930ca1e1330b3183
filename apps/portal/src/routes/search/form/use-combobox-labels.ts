import type { ComboboxLabels } from '@oshimado/ui/combobox';
import { useTranslate } from '../../../i18n/LanguageProvider';

/** What every field of choices says. */
export function useComboboxLabels(): ComboboxLabels {
  const t = useTranslate('search');
  return {
    open: t('form.open'),
    empty: t('form.empty'),
    busy: t('form.busy'),
    remove: (label) => t('form.remove', { label }),
    count: (count) => t('form.fits', { count }),
  };
}
