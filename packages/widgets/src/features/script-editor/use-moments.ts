import { useMemo } from 'react';
import { useWidgets } from '../../base/context';
import { useLanguage } from '../../base/sentences';
import { useEditorState } from './EditorProvider';
import { clockFormat, formatPosition, type FormatMoment } from './script-editor.connect';

/** Writes moments of this script: positions in the video, or clock times for foreign links. */
export function useMoments(): FormatMoment {
  const { language } = useLanguage();
  const { timeZone } = useWidgets();
  const isForeign = useEditorState(({ context }) => Boolean(context.target?.link));
  const startedAt = useEditorState(({ context }) => context.startedAt);
  return useMemo(
    () => (isForeign ? clockFormat({ startedAt, language, timeZone }) : formatPosition),
    [isForeign, startedAt, language, timeZone],
  );
}
