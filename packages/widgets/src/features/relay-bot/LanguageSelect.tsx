import { localeTag } from '@oshimado/domain';
import { Select } from '@oshimado/ui/select';
import { useMemo } from 'react';
import { useLanguage, useTranslate } from '../../base/sentences';
import { languageOptions } from './relay-bot.connect';

export interface LanguageSelectProps {
  readonly value: string;
  readonly onValueChange: (code: string) => void;
}

/** The languages of translations. */
export function LanguageSelect({ value, onValueChange }: LanguageSelectProps) {
  const t = useTranslate('relayBot');
  const { language } = useLanguage();
  const options = useMemo(() => languageOptions(localeTag(language)), [language]);
  return (
    <Select
      label={t('language')}
      options={options}
      value={value}
      onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
    />
  );
}
