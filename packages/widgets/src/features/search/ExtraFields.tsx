/** Filters next to the conditions: status, length, guests, languages, whole words, favorites. */
import {
  COLLAB_CHOICES,
  countSearchExtras,
  SEARCH_MINUTES_MAX,
  SEARCH_STATUSES,
  searchFold,
  TL_LANGUAGES,
  type CollabChoice,
  type SearchExtras,
} from '@oshimado/domain';
import { Checkbox } from '@oshimado/ui/checkbox';
import { Combobox } from '@oshimado/ui/combobox';
import { NumberField } from '@oshimado/ui/number-field';
import { Select } from '@oshimado/ui/select';
import { useState } from 'react';
import { useSettings } from '../../base/device';
import { useViewer } from '../../base/viewer';
import { useComboboxLabels, useTranslate, useLanguageName } from '../../base/sentences';
import { isLengthWrong } from './search-draft';
import * as css from './SearchForm.css';

interface ExtraFieldsProps {
  readonly extras: SearchExtras;
  readonly onChange: (extras: SearchExtras) => void;
}
interface FieldsProps {
  readonly extras: SearchExtras;
  readonly change: (changes: Partial<SearchExtras>) => void;
}

function Statuses({ extras, change }: FieldsProps) {
  const t = useTranslate('search');
  const tWidgets = useTranslate('widgets');
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('form.status')}</legend>
      <div className={css.choices}>
        {SEARCH_STATUSES.map((status) => (
          <Checkbox
            key={status}
            label={status === 'past' ? t('form.past') : tWidgets(`feed.${status}`)}
            checked={extras.statuses.includes(status)}
            onCheckedChange={(isOn) =>
              change({
                statuses: SEARCH_STATUSES.filter((one) =>
                  one === status ? isOn : extras.statuses.includes(one),
                ),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function Length({ extras, change }: FieldsProps) {
  const t = useTranslate('search');
  const isWrong = isLengthWrong(extras);
  const shared = {
    min: 0,
    max: SEARCH_MINUTES_MAX,
    step: 5,
    increaseLabel: t('form.longer'),
    decreaseLabel: t('form.shorter'),
    formatValue: (count: number) => t('form.minutes', { count }),
  };
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('form.length')}</legend>
      <div className={css.pair}>
        <NumberField
          {...shared}
          label={t('form.minMinutes')}
          value={extras.minMinutes}
          onValueChange={(minMinutes) => change({ minMinutes })}
          error={isWrong ? t('form.lengthWrong') : undefined}
        />
        <NumberField
          {...shared}
          label={t('form.maxMinutes')}
          value={extras.maxMinutes}
          onValueChange={(maxMinutes) => change({ maxMinutes })}
        />
      </div>
    </fieldset>
  );
}

function useLanguageChoices(more: readonly string[]) {
  const nameOf = useLanguageName();
  const choice = (code: string) => ({ value: code, label: nameOf(code), hint: code });
  const known: readonly string[] = TL_LANGUAGES;
  return {
    choice,
    options: [...known, ...more.filter((code) => !known.includes(code))].map(choice),
  };
}

function Languages({ extras, change }: FieldsProps) {
  const t = useTranslate('search');
  const labels = useComboboxLabels();
  const { clipLangs } = useSettings();
  const { talentLangs } = extras;
  const clips = extras.clipLangs ?? clipLangs;
  const { choice, options } = useLanguageChoices([...talentLangs, ...clips]);
  return (
    <>
      <Combobox
        label={t('form.clipLangs')}
        description={extras.clipLangs === null ? t('form.clipLangsOwn') : t('form.clipLangsHint')}
        multiple
        fold={searchFold}
        options={options}
        value={clips.map(choice)}
        onValueChange={(value) => change({ clipLangs: value.map((one) => one.value) })}
        labels={labels}
      />
      <Combobox
        label={t('form.talentLangs')}
        multiple
        fold={searchFold}
        options={options}
        value={talentLangs.map(choice)}
        onValueChange={(value) => change({ talentLangs: value.map((one) => one.value) })}
        labels={labels}
      />
    </>
  );
}

function Fields({ extras, change }: FieldsProps) {
  const t = useTranslate('search');
  const tPortal = useTranslate();
  const { user, isKnown } = useViewer();
  const isGuest = isKnown && !user;
  return (
    <div className={css.columns}>
      <div className={css.fields}>
        <Statuses extras={extras} change={change} />
        <Length extras={extras} change={change} />
        <Select
          label={tPortal('display.collabs')}
          value={extras.collabs}
          onChange={(event) => change({ collabs: event.currentTarget.value as CollabChoice })}
          options={COLLAB_CHOICES.map((value) => ({
            value,
            label: tPortal(`display.collab.${value}`),
          }))}
        />
      </div>
      <div className={css.fields}>
        <Languages extras={extras} change={change} />
        <Checkbox
          label={t('form.wholeWord')}
          checked={extras.isWholeWord}
          onCheckedChange={(isWholeWord) => change({ isWholeWord })}
        />
        <Checkbox
          label={t('form.favorites')}
          description={isGuest ? t('form.favoritesGuest') : undefined}
          // A guest may switch off what the address has switched on.
          disabled={isGuest && !extras.isFavoritesOnly}
          checked={extras.isFavoritesOnly}
          onCheckedChange={(isFavoritesOnly) => change({ isFavoritesOnly })}
        />
      </div>
    </div>
  );
}

export function ExtraFields({ extras, onChange }: ExtraFieldsProps) {
  const t = useTranslate('search');
  const change = (changes: Partial<SearchExtras>) => onChange({ ...extras, ...changes });
  // Opens by itself when a filter is set, so that the viewer sees it.
  const [isOpenAtFirst] = useState(() => countSearchExtras(extras) > 0);
  return (
    <details className={css.more} open={isOpenAtFirst}>
      <summary className={css.summary}>{t('form.more')}</summary>
      <Fields extras={extras} change={change} />
    </details>
  );
}
