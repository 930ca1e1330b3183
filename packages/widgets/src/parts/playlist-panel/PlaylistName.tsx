import { nameOf } from '@oshimado/contract';
import { nameRefusal } from '@oshimado/domain';
import { IconButton } from '@oshimado/ui/button';
import { CheckIcon, EditIcon } from '@oshimado/ui/icon';
import { isOfInputMethod } from '@oshimado/ui/input-method';
import { TextField } from '@oshimado/ui/text-field';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { PlaylistTranslate } from './playlist-panel.connect';
import * as css from './PlaylistPanel.css';

/** As many letters as the server takes. */
const NAME_MAX = 200;

export interface PlaylistNameProps {
  readonly name: string;
  readonly nameLang: string | undefined;
  readonly editableName: string;
  readonly t: PlaylistTranslate;
  readonly isEditing: boolean;
  readonly onEdit: (isEditing: boolean) => void;
  readonly onRename: (name: string) => void;
}

/** A name that is being written when its panel is closed or left is kept, as one that is done. */
function useOnLeave(keep: () => unknown): () => void {
  const latest = useRef<(() => unknown) | null>(keep);
  useEffect(() => {
    if (latest.current) latest.current = keep;
  });
  useEffect(() => () => void latest.current?.(), []);
  return () => {
    latest.current = null;
  };
}

function NameForm({ editableName, t, onEdit, onRename }: PlaylistNameProps) {
  const [former] = useState(editableName);
  const [text, setText] = useState(former);
  const [hasTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const isEmpty = nameRefusal(text) !== undefined;
  const rename = () => {
    if (!isEmpty && nameOf(text) !== editableName) onRename(text);
  };
  // Another list may have come into the panel meanwhile.
  const forget = useOnLeave(() => editableName === former && rename());
  const close = () => {
    forget();
    onEdit(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty) {
      field.current?.focus();
      return;
    }
    rename();
    close();
  };
  return (
    <form className={css.nameForm} onSubmit={submit}>
      <TextField
        ref={field}
        label={t('panel.name')}
        hideLabel
        value={text}
        maxLength={NAME_MAX}
        autoComplete="off"
        error={hasTried && isEmpty ? t('panel.nameEmpty') : undefined}
        onValueChange={setText}
        data-own-escape=""
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isOfInputMethod(event)) return;
          // It leaves the field, not the popover around it.
          event.preventDefault();
          event.stopPropagation();
          close();
        }}
      />
      <IconButton type="submit" icon={CheckIcon} label={t('panel.nameDone')} />
    </form>
  );
}

/** The name, and behind its pencil the field; Enter or the check ends, Escape leaves it as it was. */
export function PlaylistName(props: PlaylistNameProps) {
  const { name, nameLang, t, isEditing, onEdit } = props;
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The field is gone and its focus with it.
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <NameForm {...props} />;
  return (
    <span className={css.nameLine}>
      <span className={css.name} lang={nameLang} translate="no" title={name}>
        {name}
      </span>
      <IconButton
        ref={pencil}
        icon={EditIcon}
        label={t('panel.edit')}
        onClick={() => onEdit(true)}
      />
    </span>
  );
}
