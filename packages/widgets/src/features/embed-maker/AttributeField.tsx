/** The field of one attribute, by its type. */
import type { EmbedTag } from '@oshimado/contract';
import { languageNames, languages } from '@oshimado/locales';
import { Checkbox } from '@oshimado/ui/checkbox';
import { Select } from '@oshimado/ui/select';
import { TextField } from '@oshimado/ui/text-field';
import { themeNames, themeSlugs } from '@oshimado/ui/theme';
import { useTranslate } from '../../base/sentences';
import {
  isOn,
  isSwitch,
  labelKey,
  problemOf,
  readTheme,
  switchText,
  themeModes,
  withWord,
  writeTheme,
  type FieldName,
  type MakerAttribute,
} from './embed-maker.connect';
import * as css from './embed-maker.css';

export interface AttributeFieldProps {
  /** The element that has the attribute. */
  readonly tag: EmbedTag;
  readonly name: FieldName;
  readonly attribute: MakerAttribute;
  /** As it is written; undefined without the attribute. */
  readonly value: string | undefined;
  /** Called with what shall be written; null takes the attribute away. */
  readonly onValueChange: (value: string | null) => void;
}

const HINTED = [
  'channel',
  'org',
  'channels',
  'topics',
  'video',
  'playlist',
  'start',
  'languages',
  'player',
  'layout',
  'videos',
] as const;
/** A badge is not of all organizations. */
function hintOf(tag: EmbedTag, name: FieldName, { range }: MakerAttribute) {
  if (tag === 'oshi-live-badge' && name === 'org') return undefined;
  return range ? 'max' : HINTED.find((one) => one === name);
}

interface WordFieldsProps extends Pick<AttributeFieldProps, 'value' | 'onValueChange'> {
  readonly label: string;
  readonly words: NonNullable<MakerAttribute['words']>;
}

function WordFields({ label, words: all, value = '', onValueChange }: WordFieldsProps) {
  const t = useTranslate('embed');
  const words = value.split(',').map((word) => word.trim());
  return (
    <fieldset className={css.fields}>
      <legend className={css.legend}>{label}</legend>
      {all.map((word) => (
        <Checkbox
          key={word}
          label={t(`choices.${word}`)}
          checked={words.includes(word)}
          onCheckedChange={(on) => onValueChange(withWord(value, word, on))}
        />
      ))}
    </fieldset>
  );
}

/** The first theme is the default one. */
const [, ...namedThemes] = themeSlugs.map((slug, at) => ({
  value: slug,
  label: themeNames[at] ?? slug,
}));

function ThemeFields({
  value,
  onValueChange,
}: Pick<AttributeFieldProps, 'value' | 'onValueChange'>) {
  const t = useTranslate('embed');
  const theme = readTheme(value ?? '');
  const change = (more: Partial<typeof theme>) => onValueChange(writeTheme({ ...theme, ...more }));
  return (
    <div className={css.pair}>
      <Select
        label={t('choices.colors')}
        options={themeModes.map((mode) => ({ value: mode, label: t(`choices.${mode}`) }))}
        value={theme.mode}
        onChange={({ currentTarget }) => change({ mode: readTheme(currentTarget.value).mode })}
      />
      <Select
        label={t('attributes.theme')}
        options={[{ value: '', label: themeNames[0] }, ...namedThemes]}
        value={theme.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
    </div>
  );
}

/** A checkbox, one of a list, or a line of text. */
export function AttributeField({
  tag,
  name,
  attribute,
  value,
  onValueChange,
}: AttributeFieldProps) {
  const t = useTranslate('embed');
  const label = t(`attributes.${labelKey(tag, name)}`);
  if (name === 'theme') return <ThemeFields value={value} onValueChange={onValueChange} />;
  if (isSwitch(attribute))
    return (
      <Checkbox
        label={label}
        checked={isOn(attribute, value)}
        onCheckedChange={(on) => onValueChange(switchText(attribute, on))}
      />
    );
  const { words } = attribute;
  if (words && attribute.type === 'list')
    return <WordFields {...{ label, words, value, onValueChange }} />;
  if (words)
    return (
      <Select
        label={label}
        options={words.map((word) => ({ value: word, label: t(`choices.${word}`) }))}
        value={value ?? words[0]}
        onChange={({ currentTarget }) =>
          onValueChange(currentTarget.value === words[0] ? null : currentTarget.value)
        }
      />
    );
  if (name === 'lang')
    return (
      <Select
        label={label}
        options={[
          { value: '', label: t('choices.visitor') },
          ...languages.map((code) => ({ value: code, label: languageNames[code], lang: code })),
        ]}
        value={value ?? ''}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value || null)}
      />
    );
  const hint = hintOf(tag, name, attribute);
  const [min = 0, max = 0] = attribute.range ?? [];
  const problem = problemOf(attribute, value);
  return (
    <TextField
      label={label}
      description={hint && t(`hints.${hint}`, { min, max })}
      error={problem && t(problem)}
      inputMode={attribute.type === 'number' ? 'numeric' : undefined}
      spellCheck={false}
      autoComplete="off"
      value={value ?? ''}
      onValueChange={(text) => onValueChange(text === '' ? null : text)}
    />
  );
}
