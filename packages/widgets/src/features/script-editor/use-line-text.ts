/** The text of an open row while it is typed: it reaches the script when typing pauses or the field is left. */
import { cleanLineText, LINE_TEXT_MAX, type EditedLine } from '@oshimado/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRefusedTexts, useSendContinued } from './EditorProvider';

/** With 20,000 lines a change takes longer than a key may, so it waits for a pause. */
const PAUSE_MS = 600;

interface LineText {
  readonly value: string;
  /** Why the script does not take it; undefined if it does. */
  readonly refusal: 'empty' | 'tooLong' | undefined;
  /** The text that another editor saved while the viewer was typing; undefined if there is none. */
  readonly theirs: string | undefined;
  readonly change: (value: string) => void;
  /** Whether an input method is composing a word: half a word waits for its end. */
  readonly setMidWord: (isMidWord: boolean) => void;
  /** Puts it into the script now. */
  readonly commit: () => void;
}

function refusalOf(value: string): LineText['refusal'] {
  if (cleanLineText(value) === '') return 'empty';
  return value.length > LINE_TEXT_MAX ? 'tooLong' : undefined;
}

export function useLineText({ key, text }: EditedLine): LineText {
  const send = useSendContinued();
  const refusedTexts = useRefusedTexts();
  const [draft, setDraft] = useState(() => refusedTexts.get(key));
  const [isMidWord, setMidWord] = useState(false);
  const typed = draft?.value;
  const isDirty = draft !== undefined && cleanLineText(draft.value) !== cleanLineText(draft.from);
  // A change by another viewer is shown when there is no typed text to overwrite.
  const value = draft && (isDirty || draft.from === text) ? draft.value : text;
  const refusal = refusalOf(value);
  const commit = () => {
    if (draft && refusal === 'tooLong') refusedTexts.set(key, draft);
    else refusedTexts.delete(key);
    if (!isDirty || refusal) return;
    send(key, { type: 'line.change', key, text: value, from: draft.from });
    // As the script has it: what is typed stays in the field as it is, with the cursor where it is.
    setDraft({ value, from: cleanLineText(value) });
  };
  const commitLater = useEffectEvent((typed?: string) => {
    if (typed === undefined || typed === draft?.value) commit();
  });
  useEffect(() => {
    if (!isDirty || isMidWord) return undefined;
    const timer = setTimeout(() => commitLater(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDirty, isMidWord, typed]);
  // A row that is closed or scrolled away keeps what was typed in it.
  useEffect(() => () => commitLater(), []);
  return {
    value,
    refusal,
    theirs: isDirty && draft.from !== text ? text : undefined,
    change: (next) => setDraft({ value: next, from: isDirty ? draft.from : text }),
    setMidWord,
    commit,
  };
}
