/** Listens for the keys; never in a text field, in an open window or together with keys that are not asked for. */
import { createKeybindingsHandler } from 'tinykeys';
import { useEffect, useMemo, useRef } from 'react';
import { askedPart } from '../errors/asked-part';
import { activeKeysOf, isCharacterKeys, isTyping } from './bindings';
import { useBindings } from './bindings-store';
import { commandIds, type CommandId } from './commands';
import { useCommandsWindow } from './commands-window';
import { useCommandRuns } from './use-command-runs';

const CommandPalette = askedPart(() => import('./CommandPalette'));
const ShortcutsDialog = askedPart(() => import('./ShortcutsDialog'));

/** A window over the page has keys of its own. */
const hasOpenWindow = () =>
  document.querySelector(
    '[role="dialog"][aria-modal="true"], [role="alertdialog"], [role="menu"]',
  ) !== null;

/** The letters of a composed word, a key held down and a key somebody has answered already are no commands. */
const isOurs = (event: KeyboardEvent, keys: string) =>
  !event.defaultPrevented &&
  !event.repeat &&
  !event.isComposing &&
  !hasOpenWindow() &&
  !(isCharacterKeys(keys) && isTyping(event.target));

export default function CommandKeys() {
  const bindings = useBindings();
  const runs = useCommandRuns();
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
