/** Runs commands by their keys, except in text fields and open windows, and draws the palette and the list of keys. */
import { latinKey } from '@oshimado/domain';
import { isOfInputMethod } from '@oshimado/ui/input-method';
import { createKeybindingsHandler } from 'tinykeys';
import { useEffect, useRef } from 'react';
import { askedPart } from '../../base/asked-part';
import { activeKeysOf, isCharacterKeys, type Bindings } from '../../parts/key-bindings/bindings';
import { isTyping } from '../../parts/key-bindings/is-typing';
import { useBindings } from './use-bindings';
import { commandIds, type CommandId, type CommandRuns } from '../../parts/key-bindings/commands';
import { useCommandsWindow } from './CommandsProvider';

const CommandPalette = askedPart(() => import('./CommandPalette'));
const ShortcutsDialog = askedPart(() => import('./ShortcutsDialog'));

/** Windows over the page use keys themselves. */
const hasOpenWindow = () =>
  document.querySelector(
    '[role="dialog"][aria-modal="true"], [role="alertdialog"], [role="menu"]',
  ) !== null;

/** Ignores letters of a composed word, repeats of a key held down and keys that something else has handled. */
const isOurs = (event: KeyboardEvent, keys: string) =>
  !event.defaultPrevented &&
  !event.repeat &&
  !isOfInputMethod(event) &&
  !hasOpenWindow() &&
  !(isCharacterKeys(keys) && isTyping(event.target));

/** The press as a layout with Latin letters and digits writes it. */
function asLatin(event: KeyboardEvent): KeyboardEvent {
  const { shiftKey, altKey, ctrlKey, metaKey } = event;
  const key = latinKey(event);
  if (key.toLowerCase() === event.key.toLowerCase()) return event;
  return new KeyboardEvent('keydown', { key, shiftKey, altKey, ctrlKey, metaKey });
}

type RunByKeys = (id: CommandId, keys: string, event: KeyboardEvent) => void;

/** A viewer may have chosen a letter or sign of their own layout, so a press counts as what it writes, too. */
function handlerOf(bindings: Bindings, run: RunByKeys) {
  let pressed: KeyboardEvent | undefined;
  const active = commandIds.flatMap((id) => {
    const keys = activeKeysOf(bindings, id);
    return keys === null ? [] : [[keys, () => pressed && run(id, keys, pressed)] as const];
  });
  const written = createKeybindingsHandler(Object.fromEntries(active));
  const meant = createKeybindingsHandler(Object.fromEntries(active));
  return (event: Event) => {
    // A browser that fills in a field sends events without a key.
    if (!(event instanceof KeyboardEvent)) return;
    pressed = event;
    written(event);
    meant(asLatin(event));
  };
}

export interface CommandKeysProps {
  readonly runs: CommandRuns;
}

export function CommandKeys({ runs }: CommandKeysProps) {
  const [bindings] = useBindings();
  const latest = useRef(runs);
  useEffect(() => {
    latest.current = runs;
  }, [runs]);
  useEffect(() => {
    const handler = handlerOf(bindings, (id, keys, event) => {
      const act = latest.current[id];
      if (!act || !isOurs(event, keys)) return;
      event.preventDefault();
      act();
    });
    addEventListener('keydown', handler);
    return () => removeEventListener('keydown', handler);
  }, [bindings]);

  const { openWindow, close } = useCommandsWindow();
  return (
    <>
      {openWindow === 'palette' ? <CommandPalette runs={runs} onClose={close} /> : null}
      {openWindow === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
    </>
  );
}
