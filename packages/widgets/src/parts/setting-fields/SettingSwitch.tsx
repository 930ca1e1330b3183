/** A switch for a setting that is on or off, with the error of its last change. */
import type { SettingName, Settings } from '@oshimado/domain';
import { Switch } from '@oshimado/ui/switch';
import { useId } from 'react';
import { useChangeSetting, useSettings } from '../../base/device';
import * as css from './settings.css';
import { SettingRefusal } from './SettingRefusal';

type FlagName = { [K in SettingName]: Settings[K] extends boolean ? K : never }[SettingName];

interface SettingSwitchProps {
  readonly name: FlagName;
  readonly label: string;
  /** What it means. Default nothing. */
  readonly hint?: string;
}

export function SettingSwitch({ name, label, hint }: SettingSwitchProps) {
  const settings = useSettings();
  const change = useChangeSetting();
  const hintId = useId();
  return (
    <div className={css.field}>
      <Switch
        label={label}
        checked={settings[name]}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => change(name, event.currentTarget.checked)}
      />
      {hint === undefined ? null : (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      <SettingRefusal name={name} />
    </div>
  );
}
