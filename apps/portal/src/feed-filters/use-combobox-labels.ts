import type { ComboboxLabels } from '@oshimado/ui/combobox';
import { useMemo } from 'react';
import { useTranslate } from '../i18n/LanguageProvider';

/** The words every combobox of the filters has. */
export function useComboboxLabels(): ComboboxLabels {
  const t = useTranslate();
  return useMemo(
    () => ({
      open: t('display.openList'),
      empty: t('display.noneFits'),
      busy: t('display.listLoading'),
      remove: (label: string) => t('display.remove', { name: label }),
      count: (count: number) => t('display.fits', { count }),
    }),
    [t],
  );
}
