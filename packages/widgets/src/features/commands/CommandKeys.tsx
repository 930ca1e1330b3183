/** Runs commands by their keys, except in text fields and open windows, and draws the palette and the list of keys. */
import { isOfInputMethod } from '@oshimado/ui/input-method';
import { createKeybindingsHandler } from 'tinykeys';
import { useEffect, useMemo, useRef } from 'react';
import { askedPart } from '../../base/asked-part';
import { activeKeysOf, isCharacterKeys } from '../../parts/key-bindings/bindings';
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

export interface CommandKeysProps {
  readonly runs: CommandRuns;
}

export function CommandKeys({ runs }: CommandKeysProps) {
  const [bindings] = useBindings();
  const latest = useRef(runs);
  useEffect(() => {
    latest.current = runs;
  }, [runs]);
  const handler = useMemo(() => {
    const run = (id: CommandId, keys: string) => (event: KeyboardEvent) => {
      const act = latest.current[id];
      if (!act || !isOurs(event, keys)) return;
      event.preventDefault();
      act();
    };
    const active = commandIds.flatMap((id) => {
      const keys = activeKeysOf(bindings, id);
      return keys === null ? [] : [[keys, run(id, keys)] as const];
    });
    return createKeybindingsHandler(Object.fromEntries(active));
  }, [bindings]);
  useEffect(() => {
    addEventListener('keydown', handler);
    return () => removeEventListener('keydown', handler);
  }, [handler]);

  const { openWindow, close } = useCommandsWindow();
  return (
    <>
      {openWindow === 'palette' ? <CommandPalette runs={runs} onClose={close} /> : null}
      {openWindow === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
    </>
  );
}
