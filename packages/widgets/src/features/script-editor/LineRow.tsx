/** One line of the table; a press opens it and moves the player to it. */
import { profileOf, type EditedLine } from '@oshimado/domain';
import { memo } from 'react';
import { useProfileName } from '../../parts/speaker-profiles';
import { textLanguageOf } from './line-language';
import { useClock, useEditorState, useSendEditor } from './EditorProvider';
import * as css from './script-editor.css';
import { useMoments } from './use-moments';

interface LineRowProps {
  readonly line: EditedLine;
  /** Whether the player is at this line. */
  readonly isCurrent: boolean;
}

export const LineRow = memo(function LineRow({ line, isCurrent }: LineRowProps) {
  const moment = useMoments();
  const nameOf = useProfileName();
  const send = useSendEditor();
  const clock = useClock();
  const profiles = useEditorState(({ context }) => context.script.profiles);
  const lang = useEditorState(textLanguageOf);
  const isOverriding = useEditorState(({ context }) => context.isOverriding);
  const profile = nameOf(profileOf(profiles, line.profile));
  const [start, end] = [moment(line.start), moment(line.end)];
  const open = () => {
    send({ type: 'selection.change', key: line.key });
    clock.seek(line.start);
  };
  return (
    <button
      type="button"
      className={css.row}
      data-part="line"
      data-line={line.key}
      data-state={isCurrent ? 'current' : undefined}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={open}
    >
      <span className={css.time}>{start}</span> <span className={css.time}>{end}</span>{' '}
      <span className={css.profile}>{isOverriding ? line.author : profile}</span>{' '}
      <span className={css.text} lang={lang}>
        {line.text}
      </span>
    </button>
  );
});
