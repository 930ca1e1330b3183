/** The fields of a type of request. */
import { TextArea, TextField } from '@oshimado/ui/text-field';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { ChannelPicker } from './ChannelPicker';
import { LanguageField } from './LanguageField';
import {
  COMMENTS_MAX,
  fieldsOf,
  TEXT_MAX,
  type RequestErrors,
  type RequestField,
  type RequestType,
  type RequestValues,
} from './request-form';

interface RequestFieldsProps {
  readonly type: RequestType;
  readonly values: RequestValues;
  readonly errors: RequestErrors;
  readonly onChange: (changes: Partial<RequestValues>) => void;
}

type TextName = Exclude<RequestField, 'channel' | 'language' | 'comments'>;

const HINTS = {
  address: 'request.addressHint',
  englishName: undefined,
  org: 'request.orgHint',
  twitter: 'request.twitterHint',
  contact: 'request.contactHint',
} as const satisfies Record<TextName, string | undefined>;

const AUTOCOMPLETE: Partial<Record<TextName, HTMLInputAutoCompleteAttribute>> = {
  contact: 'email',
};

/** Label and error of a field, in words. */
function useFieldTexts({ type, errors }: RequestFieldsProps) {
  const t = useTranslate('channels');
  const labelOf = (field: Exclude<RequestField, 'channel'>) => {
    const label = t(`request.${field}`);
    return fieldsOf[type][field] === 'optional' ? t('request.optional', { label }) : label;
  };
  const errorOf = (field: RequestField) => {
    const error = errors[field];
    const max = field === 'comments' ? COMMENTS_MAX : TEXT_MAX;
    return error && t(`request.errors.${error}`, { max });
  };
  return { labelOf, errorOf };
}

export function RequestFields(props: RequestFieldsProps) {
  const { type, values, onChange } = props;
  const t = useTranslate('channels');
  const { labelOf, errorOf } = useFieldTexts(props);
  const has = (field: RequestField) => fieldsOf[type][field] !== undefined;
  const text = (field: TextName) => {
    const hint = HINTS[field];
    return has(field) ? (
      <TextField
        label={labelOf(field)}
        description={hint && t(hint)}
        error={errorOf(field)}
        type={field === 'address' ? 'url' : 'text'}
        autoComplete={AUTOCOMPLETE[field] ?? 'off'}
        required={fieldsOf[type][field] === 'required'}
        value={values[field]}
        onValueChange={(value) => onChange({ [field]: value })}
      />
    ) : null;
  };
  return (
    <>
      {text('address')}
      {has('channel') ? (
        <ChannelPicker
          value={values.channel}
          error={errorOf('channel')}
          onChange={(channel) => onChange({ channel })}
        />
      ) : null}
      {text('englishName')}
      {has('language') ? (
        <LanguageField
          value={values.language}
          error={errorOf('language')}
          onChange={(language) => onChange({ language })}
        />
      ) : null}
      {text('org')}
      {text('twitter')}
      {text('contact')}
      <TextArea
        label={labelOf('comments')}
        error={errorOf('comments')}
        value={values.comments}
        onValueChange={(comments) => onChange({ comments })}
      />
    </>
  );
}
