/** The themes with their two colors. A choice applies at once, so moving through them with the arrow keys is a preview. */
import { themes, type Theme } from '@oshimado/ui/theme';
import { useId } from 'react';
import { useChangeSetting, useSettings } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import * as css from './ThemeField.css';
import { SettingRefusal } from '../../parts/setting-fields/SettingRefusal';

/** An SVG, because its fill attributes are allowed by a content security policy that forbids inline styles. */
const Swatch = ({ theme: { dark, light } }: { theme: Theme }) => (
  <svg className={css.swatch} viewBox="0 0 2 1" aria-hidden="true" focusable="false">
    <rect width="1" height="1" fill={`light-dark(${light.primary}, ${dark.primary})`} />
    <rect x="1" width="1" height="1" fill={`light-dark(${light.secondary}, ${dark.secondary})`} />
  </svg>
);

export function ThemeField() {
  const t = useTranslate('settings');
  const { theme: chosen } = useSettings();
  const change = useChangeSetting();
  const name = useId();
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{t('look.theme')}</legend>
      <div className={css.themes}>
        {themes.map((theme, index) => (
          <label key={theme.slug} className={css.theme}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              checked={index === chosen}
              onChange={() => change('theme', index)}
            />
            <Swatch theme={theme} />
            {/* Names of people are the same in every language. */}
            <span lang="en">{theme.name}</span>
          </label>
        ))}
      </div>
      <SettingRefusal name="theme" />
    </fieldset>
  );
}
