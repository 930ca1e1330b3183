/** Profiles of speakers: which one speaks, what comes before and after its lines, and their order. */
import { profileOf } from '@oshimado/domain';
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { Button, IconButton } from '@oshimado/ui/button';
import { ArrowDownIcon, ArrowUpIcon, DeleteIcon } from '@oshimado/ui/icon';
import { Select } from '@oshimado/ui/select';
import { useTranslate } from '../../base/sentences';
import { ProfileAdd } from './ProfileAdd';
import { ProfileFields } from './ProfileFields';
import { ProfileKeys } from './ProfileKeys';
import { profileTools } from './speaker-profiles.connect';
import * as css from './speaker-profiles.css';
import type { SpeakerProfilesProps } from './speaker-profiles.types';
import { useProfileName } from './use-profile-name';

export interface SpeakerProfilesPanelProps extends SpeakerProfilesProps {
  /** Whether the language tag for chat frames is offered. Default true. */
  readonly hasChatTag?: boolean;
}

function Tools({ profiles, selected, onEvent }: SpeakerProfilesProps) {
  const t = useTranslate('editing');
  const tWidgets = useTranslate('widgets');
  const nameOf = useProfileName();
  const { isFixed, canShiftUp, canShiftDown } = profileTools(profiles, selected);
  const shift = (step: -1 | 1) => onEvent({ type: 'profile.shift', id: selected, step });
  return (
    <div className={css.tools}>
      <ProfileAdd profiles={profiles} selected={selected} onEvent={onEvent} />
      {isFixed ? null : (
        <>
          <AlertDialog
            trigger={
              <Button size="small" startIcon={DeleteIcon}>
                {t('profiles.remove')}
              </Button>
            }
            title={t('profiles.removeTitle', { name: nameOf(profileOf(profiles, selected)) })}
            description={t('profiles.removeText')}
            cancelLabel={tWidgets('cancel')}
            actionLabel={t('profiles.removeAction')}
            onAction={() => onEvent({ type: 'profile.remove', id: selected })}
          />
          <IconButton
            icon={ArrowUpIcon}
            label={t('profiles.up')}
            disabled={!canShiftUp}
            onClick={() => shift(-1)}
          />
          <IconButton
            icon={ArrowDownIcon}
            label={t('profiles.down')}
            disabled={!canShiftDown}
            onClick={() => shift(1)}
          />
        </>
      )}
    </div>
  );
}

export function SpeakerProfiles({ hasChatTag = true, ...props }: SpeakerProfilesPanelProps) {
  const t = useTranslate('editing');
  const nameOf = useProfileName();
  const { profiles, selected, onEvent } = props;
  const profile = profileOf(profiles, selected);
  const { isFixed } = profileTools(profiles, profile.id);
  return (
    <section className={css.panel} aria-label={t('profiles.title')} data-part="speaker-profiles">
      <div className={css.head}>
        <Select
          className={css.choice}
          label={t('profiles.choose')}
          options={profiles.map((one, index) => ({
            value: one.id,
            label: `${index} · ${nameOf(one)}`,
          }))}
          value={profile.id}
          onChange={({ currentTarget: { value } }) =>
            onEvent({ type: 'profile.choose', id: value })
          }
        />
        <ProfileKeys />
      </div>
      <ProfileFields
        key={profile.id}
        profile={profile}
        isFixed={isFixed}
        hasChatTag={hasChatTag}
        onChange={(change) => onEvent({ type: 'profile.change', id: profile.id, change })}
      />
      <Tools {...props} selected={profile.id} />
      {isFixed ? <p className={css.note}>{t('profiles.fixed')}</p> : null}
    </section>
  );
}
