/** "New or existing": an empty form, or a placeholder by its id or from a list. */
import { Button } from '@oshimado/ui/button';
import { PanelTabs } from '@oshimado/ui/panel-tabs';
import { TextField } from '@oshimado/ui/text-field';
import { useRef, useState } from 'react';
import { askedPart } from '../../base/asked-part';
import { useTranslate } from '../../base/sentences';
import { placeholderIdIn } from './placeholder-editor.connect';
import * as css from './placeholder-editor.css';

const PlaceholderListDialog = askedPart(() => import('./PlaceholderListDialog'));

export interface ModeFieldProps {
  /** Id of the placeholder that is changed; undefined for a new one. */
  readonly id: string | undefined;
  /** Its title, once it is loaded. */
  readonly title: string | undefined;
  /** IANA name of the viewer's zone. */
  readonly local: string;
  /** Called with the id of the placeholder that shall be changed, or undefined for a new one. */
  readonly onOpen: (id: string | undefined) => void;
}

function Existing({ id, title, local, onOpen }: ModeFieldProps) {
  const t = useTranslate('placeholder');
  const [text, setText] = useState(id ?? '');
  const [problem, setProblem] = useState<'idMissing' | 'idWrong'>();
  const [isListed, setListed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setListed(false);
    button.current?.focus();
  };
  const open = () => {
    const found = placeholderIdIn(text);
    setProblem(found ? undefined : text.trim() === '' ? 'idMissing' : 'idWrong');
    if (found) onOpen(found);
  };
  return (
    <form
      className={css.main}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <TextField
        label={t('mode.id')}
        value={text}
        onValueChange={(next) => {
          setText(next);
          setProblem(undefined);
        }}
        autoComplete="off"
        spellCheck={false}
        error={problem ? t(`mode.${problem}`) : undefined}
      />
      <div className={css.actions}>
        <Button type="submit">{t('mode.open')}</Button>
        <Button ref={button} aria-haspopup="dialog" onClick={() => setListed(true)}>
          {t('mode.choose')}
        </Button>
      </div>
      {title === undefined ? null : <p className={css.note}>{t('mode.changing', { title })}</p>}
      {isListed ? (
        <PlaceholderListDialog
          local={local}
          onClose={close}
          onPick={(video) => {
            setText(video.id);
            setProblem(undefined);
            close();
            onOpen(video.id);
          }}
        />
      ) : null}
    </form>
  );
}

export function ModeField(props: ModeFieldProps) {
  const t = useTranslate('placeholder');
  const { id, onOpen } = props;
  const [isExisting, setExisting] = useState(id !== undefined);
  const [shownId, setShownId] = useState(id);
  // A placeholder that was opened from elsewhere is an existing one.
  if (shownId !== id) {
    setShownId(id);
    setExisting(id !== undefined);
  }
  return (
    <PanelTabs
      label={t('mode.label')}
      activation="manual"
      value={isExisting ? 'existing' : 'new'}
      onValueChange={(mode) => {
        setExisting(mode === 'existing');
        if (mode === 'new' && id !== undefined) onOpen(undefined);
      }}
      tabs={[
        {
          value: 'new',
          label: t('mode.new'),
          content: <p className={css.note}>{t('mode.newText')}</p>,
        },
        {
          value: 'existing',
          label: t('mode.existing'),
          content: <Existing key={id} {...props} />,
        },
      ]}
    />
  );
}
