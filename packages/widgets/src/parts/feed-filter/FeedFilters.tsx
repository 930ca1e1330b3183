/** What a viewer never wants to see in a feed: topics, collabs, placeholders, missing videos. Each change counts at once. */
import { COLLAB_CHOICES, type CollabChoice, type SettingName } from '@oshimado/domain';
import { Select } from '@oshimado/ui/select';
import { Switch } from '@oshimado/ui/switch';
import { useChangeSetting, useSettings } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import * as css from './FeedFilters.css';
import { IgnoredTopics } from './IgnoredTopics';

const SWITCHES = [
  ['hidePlaceholder', 'display.hidePlaceholders'],
  ['hideMissing', 'display.hideMissing'],
  ['hideWatched', 'display.hideWatched'],
] as const satisfies readonly (readonly [SettingName, string])[];

export function FeedFilters() {
  const t = useTranslate();
  const settings = useSettings();
  const change = useChangeSetting();
  return (
    <div className={css.filters}>
      <IgnoredTopics />
      <Select
        label={t('display.collabs')}
        value={settings.collabs}
        onChange={(event) => change('collabs', event.currentTarget.value as CollabChoice)}
        options={COLLAB_CHOICES.map((value) => ({ value, label: t(`display.collab.${value}`) }))}
      />
      {SWITCHES.map(([name, label]) => (
        <Switch
          key={name}
          label={t(label)}
          checked={settings[name]}
          onChange={(event) => change(name, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}
