import { useTranslate } from './SentencesProvider';

/** Names of the two buttons that leave a dialog with a form as it was. */
export function useDialogLabels() {
  const t = useTranslate('widgets');
  return { closeLabel: t('close'), cancelLabel: t('cancel') };
}
