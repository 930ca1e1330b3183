/** One command with its keys, which can be changed and reset. */
import { Button } from '@oshimado/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../base/sentences';
import { activeKeysOf, keysOf, withKeys, type Bindings } from '../../parts/key-bindings/bindings';
import { commands, type CommandId } from '../../parts/key-bindings/commands';
import { recorder, row, rowEnd } from './commands.css';
import { Keys } from '../../parts/key-bindings/Keys';
import { KeyRecorder } from './KeyRecorder';
import { useCommandName } from './use-command-name';

interface ShortcutRowProps {
  readonly id: CommandId;
  readonly bindings: Bindings;
  readonly onChange: (bindings: Bindings) => void;
}

/** The recorder replaces its button; when it closes, the focus returns to the button. */
function useRecording() {
  const [isRecording, setRecording] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasRecording = useRef(false);
  useEffect(() => {
    if (wasRecording.current && !isRecording) button.current?.focus();
    wasRecording.current = isRecording;
  }, [isRecording]);
  return { isRecording, setRecording, button };
}

export function ShortcutRow({ id, bindings, onChange }: ShortcutRowProps) {
  const t = useTranslate('commands');
  const { isRecording, setRecording, button } = useRecording();
  const keys = keysOf(bindings, id);
  const name = useCommandName()(id);
  const isOff = keys !== null && activeKeysOf(bindings, id) === null;
  return (
    <li className={row}>
      <span>{name}</span>
      <span className={rowEnd}>
        {keys === null ? t('shortcuts.none') : <Keys keys={keys} />}
        {isOff ? <span>{t('shortcuts.off')}</span> : null}
        {isRecording ? null : (
          <Button
            ref={button}
            size="small"
            variant="plain"
            aria-label={t('shortcuts.changeOf', { name })}
            onClick={() => setRecording(true)}
          >
            {t('shortcuts.change')}
          </Button>
        )}
        {keys === commands[id].keys ? null : (
          <Button
            size="small"
            variant="plain"
            aria-label={t('shortcuts.resetOf', { name })}
            onClick={() => onChange(withKeys(bindings, id, commands[id].keys))}
          >
            {t('shortcuts.reset')}
          </Button>
        )}
      </span>
      {isRecording ? (
        <div className={recorder}>
          <KeyRecorder
            id={id}
            bindings={bindings}
            onDone={(changed) => {
              if (changed !== undefined) onChange(withKeys(bindings, id, changed));
              setRecording(false);
            }}
          />
        </div>
      ) : null}
    </li>
  );
}
