import { Select } from '@oshimado/ui/select';
import { useTranslate, useTlLanguageOptions } from '../../base/sentences';

export interface LanguageSelectProps {
  readonly value: string;
  readonly onValueChange: (code: string) => void;
}

/** The languages of translations. */
export function LanguageSelect({ value, onValueChange }: LanguageSelectProps) {
  const t = useTranslate('relayBot');
  return (
    <Select
      label={t('language')}
      options={useTlLanguageOptions()}
      value={value}
      onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
    />
  );
}
