import { DangerIcon, Icon } from '@oshimado/ui/icon';
import { Select } from '@oshimado/ui/select';
import { useId } from 'react';
import { useTranslate, useLanguageName } from '@oshimado/widgets/internal/base/sentences';
import * as css from './AddChannel.css';
import { OTHER_LANGUAGE, requestLanguages } from './request-form';

interface LanguageFieldProps {
  readonly value: string;
  readonly onChange: (language: string) => void;
  readonly error: string | undefined;
}

/** The language a channel is made in. */
export function LanguageField({ value, onChange, error }: LanguageFieldProps) {
  const t = useTranslate('channels');
  const errorId = useId();
  const nameOf = useLanguageName();
  return (
    <div className={css.field}>
      <Select
        label={t('request.language')}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        options={[
          { value: '', label: t('request.chooseLanguage') },
          ...requestLanguages.map((code) => ({
            value: code,
            label: code === OTHER_LANGUAGE ? t('request.otherLanguage') : nameOf(code),
          })),
        ]}
      />
      <span role="alert" id={errorId} className={error ? css.error : undefined}>
        {error ? (
          <>
            <Icon icon={DangerIcon} size="small" />
            {error}
          </>
        ) : null}
      </span>
    </div>
  );
}
