/** Which script is edited: the name it is stored under, its language, and its video. It can be left. */
import type { ScriptTarget } from '@oshimado/machines/script-editor';
import { loginPath } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { FormDialog } from '@oshimado/ui/dialog';
import { SearchIcon } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { Select } from '@oshimado/ui/select';
import { TextField } from '@oshimado/ui/text-field';
import { useState } from 'react';
import { PageLink } from '../../base/context';
import { useSettings } from '../../base/device';
import {
  useDialogLabels,
  useTranslate,
  withElements,
  useTlLanguageOptions,
} from '../../base/sentences';
import { VideoSelectorDialog } from '../../parts/video-selector';
import { languageNamed, namedTarget, pickedName, targetOf } from './script-editor.connect';
import * as css from './script-editor.css';

export interface SettingsDialogProps {
  readonly onClose: () => void;
  /** What is open; null if nothing is. */
  readonly target: ScriptTarget | null;
  /** Name that new lines are stored under. */
  readonly name: string;
  readonly onConfirm: (target: ScriptTarget) => void;
}

function StoredName({ name }: Pick<SettingsDialogProps, 'name'>) {
  const te = useTranslate('editing');
  return (
    <p className={css.storedName}>
      <span>
        {withElements({ name: <strong>{name}</strong> }, (marks) => te('upload.nameLabel', marks))}
      </span>
      <Link component={PageLink} href={loginPath()}>
        {te('upload.change')}
      </Link>
    </p>
  );
}

export function SettingsDialog({ onClose, target, name, onConfirm }: SettingsDialogProps) {
  const t = useTranslate('scriptEditor');
  const te = useTranslate('editing');
  const { liveTlLang } = useSettings();
  const options = useTlLanguageOptions();
  const [link, setLink] = useState(target ? namedTarget(target) : '');
  const [lang, setLang] = useState(target?.lang ?? liveTlLang);
  const [hasProblem, setHasProblem] = useState(false);
  const [isFinding, setIsFinding] = useState(false);
  const confirm = () => {
    const chosen = targetOf(link, lang);
    setHasProblem(!chosen);
    if (chosen) onConfirm(chosen);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('settings.title')}
      {...useDialogLabels()}
      submitLabel={t('settings.ok')}
      onSubmit={confirm}
      after={
        isFinding ? (
          <VideoSelectorDialog
            onPick={(picked) => setLink(pickedName(picked))}
            onClose={() => setIsFinding(false)}
          />
        ) : null
      }
    >
      <StoredName name={name} />
      <Select
        label={te('upload.language')}
        options={options}
        value={lang}
        onChange={({ currentTarget: { value } }) => setLang(languageNamed(value) ?? lang)}
      />
      <TextField
        label={t('player.area')}
        description={t('settings.linkHint')}
        value={link}
        autoComplete="off"
        spellCheck={false}
        error={hasProblem ? t('settings.linkProblem') : undefined}
        onValueChange={(value) => {
          setLink(value);
          setHasProblem(false);
        }}
      />
      <div>
        <Button startIcon={SearchIcon} onClick={() => setIsFinding(true)}>
          {t('settings.find')}
        </Button>
      </div>
    </FormDialog>
  );
}
