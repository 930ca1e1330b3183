import type { ComboboxLabels } from '@oshimado/ui/combobox';
import { useMemo } from 'react';
import { useTranslate } from './SentencesProvider';

/** The words every combobox has; a field that knows better why nothing fits says that itself. */
export function useComboboxLabels(): ComboboxLabels {
  const t = useTranslate();
  return useMemo(
    () => ({
      open: t('showAll'),
      empty: t('choices.empty'),
      busy: t('loading'),
      remove: (name: string) => t('choices.remove', { name }),
      count: (count: number) => t('choices.count', { count }),
    }),
    [t],
  );
}
