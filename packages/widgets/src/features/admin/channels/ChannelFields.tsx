/** The fields of a followed channel. */
import type { ListedOrg } from '@oshimado/contract';
import { LISTED_NAME_MAX } from '@oshimado/contract';
import { Checkbox } from '@oshimado/ui/checkbox';
import { Select } from '@oshimado/ui/select';
import { TextField } from '@oshimado/ui/text-field';
import { useLanguage, useTranslate } from '../../../base/sentences';
import { textLanguage } from '../../../parts/video-card';
import type { ChannelValues, CheckedField } from './channel-form';

type TextKey = 'name' | 'english_name' | 'youtube' | 'lang' | 'twitch' | 'twitter';

export interface ChannelFieldsProps {
  readonly values: ChannelValues;
  /** Fields whose error is shown. */
  readonly wrong: readonly CheckedField[];
  readonly orgs: readonly ListedOrg[];
  readonly onChange: (change: Partial<ChannelValues>) => void;
}

function Belonging({ values, orgs, onChange }: Omit<ChannelFieldsProps, 'wrong'>) {
  const t = useTranslate('admin');
  const tPortal = useTranslate();
  const none = { value: '', label: t('channels.noOrg') };
  const { language } = useLanguage();
  const named = (names: readonly string[]) =>
    names.map((name) => ({ value: name, label: name, lang: textLanguage(name, language) }));
  // What is chosen stays a choice when somebody else has renamed it.
  const withOwn = (names: readonly string[], own: string) =>
    own === '' || names.includes(own) ? names : [...names, own];
  const groups = orgs.find(({ name }) => name === values.org)?.groups ?? [];
  const groupNames = groups.map(({ name }) => name);
  return (
    <>
      <Select
        label={tPortal('org.label')}
        value={values.org}
        options={[
          none,
          ...named(
            withOwn(
              orgs.map(({ name }) => name),
              values.org,
            ),
          ),
        ]}
        onChange={({ currentTarget }) => onChange({ org: currentTarget.value, group: '' })}
      />
      {values.org === '' || (groups.length === 0 && values.group === '') ? null : (
        <Select
          label={t('channels.group')}
          value={values.group}
          options={[none, ...named(withOwn(groupNames, values.group))]}
          onChange={({ currentTarget }) => onChange({ group: currentTarget.value })}
        />
      )}
    </>
  );
}

export function ChannelFields(props: ChannelFieldsProps) {
  const { values, wrong, onChange } = props;
  const t = useTranslate('admin');
  const field = (key: TextKey) => ({
    value: values[key],
    autoComplete: 'off',
    maxLength: LISTED_NAME_MAX,
    onValueChange: (text: string) => onChange({ [key]: text }),
  });
  const errorOf = (key: CheckedField) =>
    wrong.includes(key) ? { error: t(`channels.wrong.${key}`) } : {};
  return (
    <>
      <TextField
        label={t('channels.name')}
        required
        spellCheck={false}
        {...field('name')}
        {...errorOf('name')}
      />
      <TextField label={t('channels.englishName')} spellCheck={false} {...field('english_name')} />
      <TextField
        label="YouTube"
        description={t('channels.youtubeHint')}
        required
        spellCheck={false}
        {...field('youtube')}
        {...errorOf('youtube')}
      />
      <Select
        label={t('channels.type')}
        value={values.type}
        options={(['vtuber', 'clipper'] as const).map((value) => ({
          value,
          label: t(`channels.types.${value}`),
        }))}
        onChange={({ currentTarget }) =>
          onChange({ type: currentTarget.value === 'clipper' ? 'clipper' : 'vtuber' })
        }
      />
      <Belonging {...props} />
      <TextField
        label={t('channels.lang')}
        description={t('channels.langHint')}
        spellCheck={false}
        {...field('lang')}
        {...errorOf('lang')}
      />
      <TextField label="Twitch" spellCheck={false} {...field('twitch')} {...errorOf('twitch')} />
      <TextField
        label="Twitter / X"
        spellCheck={false}
        {...field('twitter')}
        {...errorOf('twitter')}
      />
      <Checkbox
        label={t('channels.inactive')}
        description={t('channels.inactiveHint')}
        checked={values.inactive}
        onCheckedChange={(inactive) => onChange({ inactive })}
      />
    </>
  );
}
