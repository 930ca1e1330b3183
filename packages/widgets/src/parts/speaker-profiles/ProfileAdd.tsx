/** Adds a profile under a name, and selects it. */
import { nameOf } from '@oshimado/contract';
import { NAME_MAX, TL_PROFILES_MAX } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { FormDialog } from '@oshimado/ui/dialog';
import { PlusIcon } from '@oshimado/ui/icon';
import { TextField } from '@oshimado/ui/text-field';
import { useState } from 'react';
import { useDialogLabels, useTranslate } from '../../base/sentences';
import { profileTools } from './speaker-profiles.connect';
import type { SpeakerProfilesProps } from './speaker-profiles.types';

export function ProfileAdd({ profiles, selected, onEvent }: SpeakerProfilesProps) {
  const t = useTranslate('editing');
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { canAdd } = profileTools(profiles, selected);
  const change = (open: boolean) => {
    setIsOpen(open);
    setName('');
    setIsMissing(false);
  };
  const add = () => {
    const given = nameOf(name);
    if (given === '') {
      setIsMissing(true);
      return;
    }
    onEvent({ type: 'profile.add', name: given });
    onEvent({ type: 'profile.jump', index: profiles.length });
    change(false);
  };
  return (
    <>
      <Button
        size="small"
        startIcon={PlusIcon}
        disabled={!canAdd}
        title={canAdd ? undefined : t('profiles.full', { count: TL_PROFILES_MAX })}
        onClick={() => change(true)}
      >
        {t('profiles.add')}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => change(false)}
        title={t('profiles.addTitle')}
        {...useDialogLabels()}
        submitLabel={t('profiles.addAction')}
        onSubmit={add}
      >
        <TextField
          label={t('profiles.addName')}
          value={name}
          maxLength={NAME_MAX}
          autoComplete="off"
          error={isMissing ? t('profiles.nameMissing') : undefined}
          onValueChange={(value) => {
            setName(value);
            setIsMissing(false);
          }}
        />
      </FormDialog>
    </>
  );
}
