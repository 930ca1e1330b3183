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
  problemOf,
  readTheme,
  switchText,
  themeModes,
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
  'org',
  'channels',
  'video',
  'channel',
  'playlist',
  'start',
  'languages',
  'player',
  'layout',
  'videos',
] as const;
const hintOf = (name: FieldName, { range }: MakerAttribute) =>
  range ? 'max' : HINTED.find((one) => one === name);

/** Languages are those of clips or of translations. */
const labelOf = (tag: EmbedTag, name: FieldName) =>
  tag === 'oshi-clips' && name === 'languages' ? 'clipLanguages' : name;

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
  const label = t(`attributes.${labelOf(tag, name)}`);
  if (name === 'theme') return <ThemeFields value={value} onValueChange={onValueChange} />;
  if (isSwitch(attribute))
    return (
      <Checkbox
        label={label}
        checked={isOn(attribute, value)}
        onCheckedChange={(on) => onValueChange(switchText(attribute, on))}
      />
    );
  if (name === 'lang' || name === 'pictures') {
    const options =
      name === 'lang'
        ? [
            { value: '', label: t('choices.visitor') },
            ...languages.map((code) => ({ value: code, label: languageNames[code], lang: code })),
          ]
        : [
            { value: '', label: t('choices.server') },
            { value: 'platform', label: t('choices.platform') },
          ];
    return (
      <Select
        label={label}
        options={options}
        value={value ?? ''}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value || null)}
      />
    );
  }
  const hint = hintOf(name, attribute);
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
