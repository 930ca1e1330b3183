/** What a device is notified of about some streams. */
import type { PushRule } from '@oshimado/contract';
import { PUSH_REMINDERS } from '@oshimado/domain';
import { Select } from '@oshimado/ui/select';
import { Switch } from '@oshimado/ui/switch';
import { useOnline } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import * as css from './push.css';

/** A stream that was chosen itself is in the schedule already. */
const kindsOf = ({ of }: PushRule) =>
  of === 'video' ? (['live', 'moved'] as const) : (['live', 'scheduled', 'moved'] as const);

/** Whose clips can be followed. */
const hasClips = ({ of }: PushRule) => of === 'channel' || of === 'favorites' || of === 'group';

export interface RuleFieldsProps {
  readonly rule: PushRule;
  readonly onChange: (rule: PushRule) => void;
  /** Whose streams. */
  readonly label: string;
}

export function RuleFields({ rule, onChange, label }: RuleFieldsProps) {
  const t = useTranslate('push');
  const isOff = !useOnline();
  const minutes = PUSH_REMINDERS.toReversed();
  const options = [
    { value: '0', label: t('never') },
    ...minutes.map((value) => ({ value: String(value), label: t('minutes', { minutes: value }) })),
  ];
  return (
    <fieldset className={css.fields}>
      <legend className={css.legend}>{label}</legend>
      {kindsOf(rule).map((kind) => (
        <Switch
          key={kind}
          label={t(kind)}
          checked={rule[kind]}
          disabled={isOff}
          onChange={(event) => onChange({ ...rule, [kind]: event.currentTarget.checked })}
        />
      ))}
      {hasClips(rule) ? (
        <Switch
          label={t('clips')}
          checked={rule.clips ?? false}
          disabled={isOff}
          onChange={(event) => onChange({ ...rule, clips: event.currentTarget.checked })}
        />
      ) : null}
      <Select
        label={t('before')}
        options={options}
        value={String(rule.before)}
        disabled={isOff}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            ...rule,
            before: PUSH_REMINDERS.find((one) => String(one) === value) ?? 0,
          })
        }
      />
    </fieldset>
  );
}
