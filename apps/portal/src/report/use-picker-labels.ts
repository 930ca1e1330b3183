import type { ComboboxLabels } from '@oshimado/ui/combobox';
import { useMemo } from 'react';
import { useTranslate } from '../i18n/LanguageProvider';

/** The words of the pickers in the report dialog. */
export function usePickerLabels(): ComboboxLabels {
  const t = useTranslate('report');
  return useMemo(
    () => ({
      open: t('picker.open'),
      empty: t('picker.empty'),
      busy: t('picker.busy'),
      remove: (label) => t('picker.remove', { label }),
      count: (count) => t('picker.count', { count }),
    }),
    [t],
  );
}
