/** The fields of a placeholder. */
import { PLACEHOLDER_TYPES, type PlaceholderField } from '@oshimado/domain';
import { RadioGroup } from '@oshimado/ui/radio-group';
import { TextField, type TextFieldProps } from '@oshimado/ui/text-field';
import { useTranslate } from '../../base/sentences';
import { ChannelField } from './ChannelField';
import * as css from './placeholder-editor.css';
import { TimeFields } from './TimeFields';
import type { FieldsProps, PlaceholderForm } from './use-placeholder-form';
import { useProblemText } from './use-problem-text';

type TextName = Extract<PlaceholderField, 'credit' | 'name' | 'jpName' | 'link' | 'thumbnail'>;

interface TextProps extends Pick<TextFieldProps, 'type' | 'description' | 'lang' | 'maxLength'> {
  readonly form: PlaceholderForm;
  readonly name: TextName;
}

function Text({ form: { values, change, problemOf }, name, ...field }: TextProps) {
  const t = useTranslate('placeholder');
  const error = useProblemText()(name, problemOf(name));
  return (
    <TextField
      {...field}
      label={t(`field.${name}`)}
      value={values[name]}
      onValueChange={(text) => change({ [name]: text })}
      autoComplete="off"
      error={error}
    />
  );
}

const CREDIT_MAX = 100;
const CERTAINTIES = ['certain', 'likely'] as const;

function Kind({ form: { values, change } }: Pick<FieldsProps, 'form'>) {
  const t = useTranslate('placeholder');
  const tWidgets = useTranslate('widgets');
  return (
    <div className={css.pair}>
      <RadioGroup
        label={t('field.type')}
        value={values.type}
        options={PLACEHOLDER_TYPES.map((value) => ({
          value,
          label: tWidgets(`card.placeholder.${value}`),
          description: t(`type.hint.${value}`),
        }))}
        onValueChange={(value) => {
          const type = PLACEHOLDER_TYPES.find((one) => one === value);
          if (type) change({ type });
        }}
      />
      <RadioGroup
        label={t('field.certainty')}
        value={values.certainty}
        options={CERTAINTIES.map((value) => ({ value, label: t(`certainty.${value}`) }))}
        onValueChange={(value) => {
          const certainty = CERTAINTIES.find((one) => one === value);
          if (certainty) change({ certainty });
        }}
      />
    </div>
  );
}

export interface PlaceholderFieldsProps extends FieldsProps {
  /** Asks for the name in the credits: for editors, of a new placeholder. */
  readonly hasCredit: boolean;
}

export function PlaceholderFields({ hasCredit, ...props }: PlaceholderFieldsProps) {
  const t = useTranslate('placeholder');
  const { form } = props;
  const error = useProblemText()('channel', form.problemOf('channel'));
  return (
    <>
      {hasCredit ? (
        <Text
          form={form}
          name="credit"
          description={t('field.creditHint')}
          maxLength={CREDIT_MAX}
        />
      ) : null}
      <ChannelField
        value={form.values.channel}
        onChange={(channel) => form.change({ channel })}
        error={error}
      />
      <div className={css.pair}>
        <Text form={form} name="name" />
        <Text form={form} name="jpName" lang="ja" />
      </div>
      <div className={css.pair}>
        <Text form={form} name="link" type="url" />
        <Text form={form} name="thumbnail" type="url" />
      </div>
      <Kind form={form} />
      <TimeFields {...props} />
    </>
  );
}
