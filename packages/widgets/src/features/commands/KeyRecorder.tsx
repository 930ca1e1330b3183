/** Records the keys that are pressed. Tab, Enter and Escape keep their meaning, so that it is no keyboard trap. */
import { Button } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from '../../base/sentences';
import {
  conflictOf,
  isKeys,
  PRESSES_MAX,
  pressOf,
  type Bindings,
} from '../../parts/key-bindings/bindings';
import type { CommandId } from '../../parts/key-bindings/commands';
import { pressed as pressedStyle, rowEnd } from './commands.css';
import { Keys } from '../../parts/key-bindings/Keys';
import { useCommandName } from './use-command-name';

interface KeyRecorderProps {
  readonly id: CommandId;
  readonly bindings: Bindings;
  /** The keys, null for none; undefined when nothing is to be changed. */
  readonly onDone: (keys: string | null | undefined) => void;
}

export function KeyRecorder({ id, bindings, onDone }: KeyRecorderProps) {
  const t = useTranslate('commands');
  const tPortal = useTranslate();
  const nameOf = useCommandName();
  const tWidgets = useTranslate('widgets');
  const [presses, setPresses] = useState<readonly string[]>([]);
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const keys = presses.join(' ');
  const conflict = keys === '' ? undefined : conflictOf(bindings, id, keys);

  const take = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onDone(undefined);
    else if (event.key === 'Enter') keep();
    else if (event.key === 'Backspace') setPresses(presses.slice(0, -1));
    else {
      const press = pressOf(event);
      const next = [...presses, ...(press === undefined ? [] : [press])].slice(-PRESSES_MAX);
      if (isKeys(next.join(' '))) setPresses(next);
    }
  };
  const keep = () => {
    if (keys !== '' && !conflict) onDone(keys);
  };
  return (
    <>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- it takes keys like a text field */}
      <div
        ref={box}
        role="textbox"
        aria-readonly="true"
        aria-label={t('recorder.label', { name: nameOf(id) })}
        aria-describedby={hintId}
        tabIndex={0}
        className={pressedStyle}
        data-own-escape=""
        onKeyDown={take}
      >
        {keys === '' ? t('recorder.empty') : <Keys keys={keys} />}
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- end of the textbox */}
      <span id={hintId}>{t('recorder.hint')}</span>
      {conflict ? (
        <Notice tone="warning" role="alert">
          {t('recorder.conflict', { name: nameOf(conflict) })}
        </Notice>
      ) : null}
      <span className={rowEnd}>
        <Button size="small" variant="plain" onClick={() => onDone(null)}>
          {t('recorder.remove')}
        </Button>
        <Button size="small" variant="plain" onClick={() => onDone(undefined)}>
          {tWidgets('cancel')}
        </Button>
        <Button size="small" disabled={keys === '' || conflict !== undefined} onClick={keep}>
          {tPortal('button.save')}
        </Button>
      </span>
    </>
  );
}
