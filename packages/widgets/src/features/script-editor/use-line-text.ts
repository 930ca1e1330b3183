/** The text of an open row while it is typed: it reaches the script when typing pauses or the field is left. */
import { LINE_TEXT_MAX, type EditedLine } from '@oshimado/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSendContinued } from './EditorProvider';

/** With 20,000 lines a change takes longer than a key may, so it waits for a pause. */
const PAUSE_MS = 600;

interface LineText {
  readonly value: string;
  /** The text that another editor saved while the viewer was typing; undefined if there is none. */
  readonly theirs: string | undefined;
  readonly change: (value: string) => void;
  /** Puts it into the script now. */
  readonly commit: () => void;
}

export function useLineText({ key, text }: EditedLine): LineText {
  const send = useSendContinued();
  /** `from`: what the line was when typing began. */
  const [draft, setDraft] = useState<{ readonly value: string; readonly from: string }>();
  const typed = draft?.value;
  const isDirty = draft !== undefined && draft.value.trim() !== draft.from.trim();
  const commit = () => {
    if (!draft || !isDirty) return;
    const { value, from } = draft;
    if (value.trim() === '' || value.length > LINE_TEXT_MAX) return;
    send(key, { type: 'line.change', key, text: value, from });
    setDraft({ value, from: value.trim() });
  };
  const commitLater = useEffectEvent((typed?: string) => {
    if (typed === undefined || typed === draft?.value) commit();
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const timer = setTimeout(() => commitLater(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDirty, typed]);
  // A row that is closed or scrolled away keeps what was typed in it.
  useEffect(() => () => commitLater(), []);
  return {
    // A change by another viewer is shown when there is no typed text to overwrite.
    value: draft && (isDirty || draft.from === text) ? draft.value : text,
    theirs: isDirty && draft.from !== text ? text : undefined,
    change: (value) => setDraft({ value, from: isDirty ? draft.from : text }),
    commit,
  };
}
