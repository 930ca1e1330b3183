/** Name, prefix, suffix and language tag of one profile. */
import { nameOf } from '@oshimado/contract';
import { NAME_MAX, type SpeakerProfile, type SpeakerProfileChange } from '@oshimado/domain';
import { TextField } from '@oshimado/ui/text-field';
import { useState } from 'react';
import { useTranslate } from '../../base/sentences';
import * as css from './speaker-profiles.css';

export interface ProfileFieldsProps {
  readonly profile: SpeakerProfile;
  /** Whether its name is fixed. */
  readonly isFixed: boolean;
  /** Whether the tag for chat frames is offered. */
  readonly hasChatTag: boolean;
  readonly onChange: (change: SpeakerProfileChange) => void;
}

const TEXT = { maxLength: NAME_MAX, autoComplete: 'off', spellCheck: false } as const;

interface NameFieldProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** A name is never empty: what is emptied to be typed again is passed on when there is something in it. */
function NameField({ name, onChange }: NameFieldProps) {
  const t = useTranslate('editing');
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={t('profiles.name')}
      value={typed ?? name}
      {...TEXT}
      error={typed !== undefined && nameOf(typed) === '' ? t('profiles.nameMissing') : undefined}
      onValueChange={(value) => {
        setTyped(value);
        const given = nameOf(value);
        if (given !== '') onChange(given);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** One for each profile: give it the id as its key. */
export function ProfileFields({ profile, isFixed, hasChatTag, onChange }: ProfileFieldsProps) {
  const t = useTranslate('editing');
  return (
    <div className={css.fields}>
      {isFixed ? null : <NameField name={profile.name} onChange={(name) => onChange({ name })} />}
      <TextField
        label={t('profiles.prefix')}
        value={profile.prefix}
        {...TEXT}
        onValueChange={(prefix) => onChange({ prefix })}
      />
      <TextField
        label={t('profiles.suffix')}
        value={profile.suffix}
        {...TEXT}
        onValueChange={(suffix) => onChange({ suffix })}
      />
      {hasChatTag ? (
        <TextField
          label={t('profiles.chatTag')}
          title={t('profiles.chatTagHint')}
          value={profile.chatTag}
          {...TEXT}
          onValueChange={(chatTag) => onChange({ chatTag })}
        />
      ) : null}
    </div>
  );
}
