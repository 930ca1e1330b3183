/** Reasons, what belongs to them, and the comments. */
import { REPORT_VALUE_MAX } from '@oshimado/domain';
import {
  isReportSending,
  selectComments,
  selectOfferedReasons,
  selectReportError,
  selectReportProblem,
  selectSubject,
  showsCollabAlert,
  showsCollabFilter,
} from '@oshimado/machines/report';
import { Checkbox } from '@oshimado/ui/checkbox';
import { Notice } from '@oshimado/ui/notice';
import { Switch } from '@oshimado/ui/switch';
import { TextArea } from '@oshimado/ui/text-field';
import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useChangeSetting, useSettings } from '../actors/use-settings';
import { useTranslate } from '../i18n/LanguageProvider';
import * as css from './report.css';
import { MentionsField } from './MentionsField';
import { ReportedChannel } from './ReportedChannel';
import { TopicField } from './TopicField';
import type { ReportActor } from './use-report-actor';

interface ActorProps {
  readonly actor: ReportActor;
}

function Reasons({ actor }: ActorProps) {
  const t = useTranslate('report');
  const offered = useSelector(actor, selectOfferedReasons, shallowEqual);
  const ticked = useSelector(actor, (snapshot) => snapshot.context.reasons);
  const org = useSelector(actor, selectSubject)?.org ?? '';
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('reasons.label')}</legend>
      {offered.map((reason) => (
        <Checkbox
          key={reason}
          label={t(`reasons.${reason}`, { org })}
          checked={ticked.includes(reason)}
          onCheckedChange={() => actor.send({ type: 'reason.toggle', reason })}
        />
      ))}
    </fieldset>
  );
}

/** "A note to use the filter instead, with the hide-collab switch in place." */
function OrgNote({ actor }: ActorProps) {
  const t = useTranslate('report');
  const { hideCollabStreams } = useSettings();
  const change = useChangeSetting();
  // Once the switch is used the note stays, so that nothing vanishes under a finger and it can be taken back.
  const [isUsed, setUsed] = useState(false);
  const isWorthNaming = useSelector(actor, showsCollabFilter);
  const hasReason = useSelector(actor, ({ context }) => context.reasons.includes('org'));
  if (!hasReason || (!isWorthNaming && !isUsed)) return null;
  return (
    <Notice tone="info">
      <p className={css.text}>{t('org.text')}</p>
      <Switch
        label={t('org.switch')}
        checked={hideCollabStreams}
        onChange={(event) => {
          setUsed(true);
          change('hideCollabStreams', event.currentTarget.checked);
        }}
      />
    </Notice>
  );
}

function Comments({ actor }: ActorProps) {
  const t = useTranslate('report');
  const comments = useSelector(actor, selectComments);
  const problem = useSelector(actor, selectReportProblem);
  // Nobody is told off for what they had no time to write.
  const [isTouched, setTouched] = useState(false);
  const errors = {
    commentsMissing: isTouched ? t('comments.missing') : undefined,
    commentsTooLong: t('comments.tooLong', { max: REPORT_VALUE_MAX }),
  };
  const error = problem && errors[problem];
  return (
    <TextArea
      label={t('comments.label')}
      description={t('comments.hint')}
      {...(error !== undefined && { error })}
      required
      aria-invalid={problem !== undefined}
      value={comments}
      onValueChange={(text) => {
        setTouched(true);
        actor.send({ type: 'comments.change', comments: text });
      }}
      onBlur={() => setTouched(true)}
    />
  );
}

/** Why the last sending failed; the form is kept. */
function SendingFailure({ actor }: ActorProps) {
  const t = useTranslate('report');
  const error = useSelector(actor, selectReportError);
  return error ? (
    <Notice tone="danger" role="alert" title={t('failed.title')}>
      {t(`failed.${error}`)}
    </Notice>
  ) : null;
}

export function ReportForm({ actor, formId }: ActorProps & { readonly formId: string }) {
  const t = useTranslate('report');
  const isSending = useSelector(actor, isReportSending);
  const looksLikeCollab = useSelector(actor, showsCollabAlert);
  const reasons = useSelector(actor, (snapshot) => snapshot.context.reasons);
  const channel = useSelector(actor, selectSubject)?.video.channel;
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'report.send' });
      }}
    >
      {/* What was sent is what was seen: nothing changes while the report is on its way. */}
      <fieldset className={css.form} disabled={isSending}>
        {looksLikeCollab ? <Notice tone="info">{t('collab')}</Notice> : null}
        <Reasons actor={actor} />
        <OrgNote actor={actor} />
        {reasons.includes('topic') ? <TopicField actor={actor} /> : null}
        {reasons.includes('mentions') ? <MentionsField actor={actor} /> : null}
        <Comments actor={actor} />
        {channel ? <ReportedChannel channel={channel} /> : null}
        {/* Beside the button that was pressed, so that nobody has to look for it. */}
        <SendingFailure actor={actor} />
      </fieldset>
    </form>
  );
}
