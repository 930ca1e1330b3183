import { topicText } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import { Spinner } from '@oshimado/ui/spinner';
import { useState } from 'react';
import { useLimitSentence } from '../../base/errors';
import { useFocusAfterPress } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import { TopicField } from './TopicField';
import type { TopicEdit } from './use-topic-edit';
import * as css from './video-edits.css';

export interface TopicFormProps {
  readonly edit: TopicEdit;
  /** This viewer may not change it. Default false. */
  readonly disabled?: boolean;
}

/** The topic of a video, and its change. Renders a `<div>`. */
export function TopicForm({ edit, disabled = false }: TopicFormProps) {
  const t = useTranslate('editing');
  const tWidgets = useTranslate('widgets');
  const sayLimit = useLimitSentence();
  const { current, chosen, isSaving, canSave, choose, save, retry } = edit;
  // The field keeps its text; a new one is empty.
  const [clearings, setClearings] = useState(0);
  // Either button goes, or can't be pressed again, once it has done its work.
  const { ref, note } = useFocusAfterPress<HTMLDivElement>(
    `${chosen === null} ${canSave || isSaving}`,
  );
  const clear = () => {
    note(current === null ? 'p' : '[data-save]');
    setClearings((before) => before + 1);
    choose(null);
  };
  return (
    <div ref={ref} className={css.part}>
      {current === undefined ? null : (
        <p className={css.text} tabIndex={-1}>
          {t('quick.topic.current', {
            topic: current === null ? t('quick.topic.none') : topicText(current),
          })}
        </p>
      )}
      {edit.isCurrentLoading ? <Spinner label={t('quick.topic.loading')} /> : null}
      {/* A field that was drawn with the former topic would keep its text; what is typed before the topic is known would be lost. */}
      <TopicField
        key={`${clearings} ${current ?? ''}`}
        edit={edit}
        disabled={disabled || edit.isCurrentLoading}
      />
      <div className={css.row}>
        <Button
          size="small"
          busy={isSaving}
          disabled={disabled || (!canSave && !isSaving)}
          data-save
          onClick={() => {
            note('p');
            save();
          }}
        >
          {t('quick.topic.save')}
        </Button>
        {chosen === null || disabled ? null : (
          <Button size="small" disabled={isSaving} onClick={clear}>
            {t('quick.topic.clear')}
          </Button>
        )}
      </div>
      {edit.hasListFailed || edit.hasCurrentFailed ? (
        <Notice
          tone="warning"
          role="alert"
          action={
            <Button size="small" onClick={retry}>
              {tWidgets('retry')}
            </Button>
          }
        >
          {sayLimit(edit.error, t('quick.topic.failed'))}
        </Notice>
      ) : null}
    </div>
  );
}
