/** Reasons with their fields, and the comments. */
import { collabChoiceOf, REPORT_VALUE_MAX } from '@oshimado/domain';
import { useAfterPress } from '@oshimado/ui/after-press';
import { Checkbox } from '@oshimado/ui/checkbox';
import { Notice } from '@oshimado/ui/notice';
import { Switch } from '@oshimado/ui/switch';
import { TextArea } from '@oshimado/ui/text-field';
import { useState } from 'react';
import { useChangeSetting, useSettings } from '../../base/device';
import { useLimitSentence } from '../../base/errors';
import { useTranslate } from '../../base/sentences';
import * as css from './report.css';
import { MentionsField } from './MentionsField';
import { ReportedChannel } from './ReportedChannel';
import { TopicField } from './TopicField';
import type { ReportApi } from './report.connect';

interface ReportProps {
  readonly report: ReportApi;
}

function Reasons({ report }: ReportProps) {
  const t = useTranslate('report');
  const { offeredReasons, reasons, toggleReason } = report;
  const org = report.subject?.org ?? '';
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('reasons.label')}</legend>
      {offeredReasons.map((reason) => (
        <Checkbox
          key={reason}
          label={t(`reasons.${reason}`, { org })}
          checked={reasons.includes(reason)}
          onCheckedChange={() => toggleReason(reason)}
        />
      ))}
    </fieldset>
  );
}

/** "A note to use the filter instead, with the hide-collab switch in place." */
function OrgNote({ report }: ReportProps) {
  const t = useTranslate('report');
  const { collabs } = useSettings();
  const change = useChangeSetting();
  // Once the switch was used the note stays, so that it does not disappear while pressed and can be undone.
  const [isUsed, setUsed] = useState(false);
  const { reasons, suggestsCollabFilter } = report;
  if (!reasons.includes('org') || (!suggestsCollabFilter && !isUsed)) return null;
  return (
    <Notice tone="info">
      <p className={css.text}>{t('org.text')}</p>
      <Switch
        label={t('org.switch')}
        checked={collabs === 'hide'}
        onChange={(event) => {
          setUsed(true);
          change('collabs', collabChoiceOf(event.currentTarget.checked));
        }}
      />
    </Notice>
  );
}

function Comments({ report }: ReportProps) {
  const t = useTranslate('report');
  const { comments, problem, changeComments } = report;
  // The error is shown once the viewer had a chance to write something.
  const [isTouched, setTouched] = useState(false);
  const afterPress = useAfterPress();
  const errors = {
    commentsMissing: isTouched ? t('comments.missing') : undefined,
    commentsTooLong: t('comments.tooLong', { max: REPORT_VALUE_MAX }),
  };
  const error = problem && errors[problem];
  return (
    <TextArea
      label={t('comments.label')}
      description={t('comments.hint')}
      error={error}
      required
      aria-invalid={problem !== undefined}
      value={comments}
      onValueChange={(text) => {
        setTouched(true);
        changeComments(text);
      }}
      onBlur={() => afterPress(() => setTouched(true))}
    />
  );
}

/** Why the last sending failed; the form is kept. */
function SendingFailure({ report }: ReportProps) {
  const t = useTranslate('report');
  const sayLimit = useLimitSentence();
  const { error, waitS } = report;
  return error ? (
    <Notice tone="danger" role="alert" title={t('failed.title')}>
      {sayLimit(waitS, t(`failed.${error}`))}
    </Notice>
  ) : null;
}

/** The fields of a report. */
export function ReportForm({ report }: ReportProps) {
  const t = useTranslate('report');
  const { isSending, looksLikeCollab, reasons, subject } = report;
  const channel = subject?.video.channel;
  return (
    // While the report is sent nothing can be changed, so that what is sent is what is shown.
    <fieldset className={css.form} disabled={isSending}>
      {looksLikeCollab ? <Notice tone="info">{t('collab')}</Notice> : null}
      <Reasons report={report} />
      <OrgNote report={report} />
      {reasons.includes('topic') ? <TopicField topic={report.topic} /> : null}
      {reasons.includes('mentions') ? <MentionsField mentions={report.mentions} /> : null}
      <Comments report={report} />
      {channel ? <ReportedChannel channel={channel} /> : null}
      {/* Next to the button that was pressed. */}
      <SendingFailure report={report} />
    </fieldset>
  );
}
