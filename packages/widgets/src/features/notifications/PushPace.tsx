/** When notifications may come, and how many. */
import type { PushChoices } from '@oshimado/contract';
import { Select } from '@oshimado/ui/select';
import { Switch } from '@oshimado/ui/switch';
import { TimeField } from '@oshimado/ui/time-field';
import { useOnline } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import * as css from '../../parts/setting-fields/settings.css';

const NIGHT = { from: '23:00', to: '07:00' };
const HOURLY = [1, 3, 6, 12, 30, 60] as const;

export interface PushPaceProps {
  readonly choices: PushChoices;
  readonly onChange: (choices: Partial<PushChoices>) => void;
}

/** What a webhook may choose too. */
type Amount = Pick<PushChoices, 'hourly' | 'members_only' | 'free_chats'>;

export interface PushAmountProps {
  readonly choices: Amount;
  readonly onChange: (choices: Partial<Amount>) => void;
}

function QuietHours({ choices: { quiet }, onChange }: PushPaceProps) {
  const t = useTranslate('push');
  const isOff = !useOnline();
  return (
    <div className={css.field}>
      <Switch
        label={t('quiet')}
        checked={quiet !== null}
        disabled={isOff}
        onChange={(event) => onChange({ quiet: event.currentTarget.checked ? NIGHT : null })}
      />
      {quiet ? (
        <div className={css.row}>
          {(['from', 'to'] as const).map((end) => (
            <TimeField
              key={end}
              label={t(end)}
              value={quiet[end]}
              disabled={isOff}
              onValueChange={(time) => {
                if (time !== '') onChange({ quiet: { ...quiet, [end]: time } });
              }}
            />
          ))}
        </div>
      ) : null}
      {quiet && quiet.from === quiet.to ? (
        <p className={css.hint} role="status">
          {t('quietNone')}
        </p>
      ) : null}
    </div>
  );
}

/** How many may come, and what is left out. */
export function PushAmount({ choices, onChange }: PushAmountProps) {
  const t = useTranslate('push');
  const isOff = !useOnline();
  const counts = [...new Set([...HOURLY, choices.hourly])].sort((a, b) => a - b);
  return (
    <>
      <div className={css.field}>
        <Select
          label={t('hourly')}
          options={counts.map((count) => ({ value: String(count), label: String(count) }))}
          value={String(choices.hourly)}
          disabled={isOff}
          onChange={(event) => onChange({ hourly: Number(event.currentTarget.value) })}
        />
        <p className={css.hint}>{t('hourlyHint')}</p>
      </div>
      <Switch
        label={t('members')}
        checked={choices.members_only}
        disabled={isOff}
        onChange={(event) => onChange({ members_only: event.currentTarget.checked })}
      />
      <Switch
        label={t('freeChats')}
        checked={choices.free_chats}
        disabled={isOff}
        onChange={(event) => onChange({ free_chats: event.currentTarget.checked })}
      />
    </>
  );
}

export const PushPace = (props: PushPaceProps) => (
  <>
    <QuietHours {...props} />
    <PushAmount {...props} />
  </>
);
