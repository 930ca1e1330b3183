/** A row that is open: its profile, text and times, and what can be done with the line. */
import { cleanLineText, type EditedLine } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { isOfInputMethod } from '@oshimado/ui/input-method';
import { NumberField } from '@oshimado/ui/number-field';
import { Notice } from '@oshimado/ui/notice';
import { Select } from '@oshimado/ui/select';
import { TextField } from '@oshimado/ui/text-field';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslate } from '../../base/sentences';
import { useProfileName } from '../../parts/speaker-profiles';
import { useClock, useEditorState, useSendEditor } from './EditorProvider';
import { textLanguageOf } from './line-language';
import { LineActions } from './LineActions';
import * as css from './script-editor.css';
import { useLineText } from './use-line-text';
import { useMoments } from './use-moments';

const STEP_S = 0.1;

interface PartProps {
  readonly line: EditedLine;
}

function ProfileChoice({ line }: PartProps) {
  const te = useTranslate('editing');
  const nameOf = useProfileName();
  const send = useSendEditor();
  const profiles = useEditorState(({ context }) => context.script.profiles);
  return (
    <Select
      label={te('profiles.choose')}
      options={profiles.map((profile) => ({ value: profile.id, label: nameOf(profile) }))}
      value={line.profile}
      onChange={({ currentTarget: { value } }) =>
        send({ type: 'line.change', key: line.key, profile: value })
      }
    />
  );
}

function Times({ line }: PartProps) {
  const t = useTranslate('scriptEditor');
  const send = useSendEditor();
  const clock = useClock();
  const move = (edge: 'start' | 'end') => (seconds: number | null) => {
    if (seconds === null) return;
    send({ type: 'line.resize', key: line.key, edge, at: Math.round(seconds * 1_000) });
  };
  const edges = [
    { edge: 'start', label: t('line.startTime'), here: t('line.startHere') },
    { edge: 'end', label: t('line.endTime'), here: t('line.endHere') },
  ] as const;
  return (
    <div className={css.times}>
      {edges.map(({ edge, label, here }) => (
        <div key={edge} className={css.edgeTime}>
          <NumberField
            label={label}
            value={line[edge] / 1_000}
            step={STEP_S}
            increaseLabel={t('line.more')}
            decreaseLabel={t('line.less')}
            onValueChange={move(edge)}
          />
          <Button size="small" onClick={() => move(edge)(clock.now() / 1_000)}>
            {here}
          </Button>
        </div>
      ))}
    </div>
  );
}

export function OpenLine({ line }: PartProps) {
  const t = useTranslate('scriptEditor');
  const te = useTranslate('editing');
  const moment = useMoments();
  const send = useSendEditor();
  const lang = useEditorState(textLanguageOf);
  const field = useRef<HTMLInputElement>(null);
  const text = useLineText(line);
  // The row that was pressed is gone; what it opens has the focus.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const close = () => {
    text.commit();
    send({ type: 'selection.change', key: null });
  };
  /** What the script does not take stays open, beside the reason. */
  const finish = () => (text.refusal ? field.current?.focus() : close());
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Enter') finish();
    else close();
  };
  /** Where the cursor is in the text as the script has it. */
  const textAt = () =>
    cleanLineText(text.value.slice(0, field.current?.selectionStart ?? 0)).length;
  return (
    <div
      role="group"
      aria-label={t('line.edit', { time: moment(line.start) })}
      className={css.openLine}
      data-part="open-line"
    >
      <div className={css.openFields}>
        <ProfileChoice line={line} />
        <TextField
          ref={field}
          label={te('upload.text')}
          lang={lang}
          value={text.value}
          autoComplete="off"
          error={text.refusal && t(`refused.text.${text.refusal}`)}
          onValueChange={text.change}
          onBlur={text.commit}
          onCompositionStart={() => text.setMidWord(true)}
          onCompositionEnd={() => text.setMidWord(false)}
          onKeyDown={onKeyDown}
        />
      </div>
      {text.theirs === undefined ? null : (
        <Notice tone="warning" role="status">
          {t('line.changed', { text: text.theirs })}
        </Notice>
      )}
      <Times line={line} />
      <LineActions line={line} textAt={textAt} onBefore={text.commit} onDone={finish} />
    </div>
  );
}
