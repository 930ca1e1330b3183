/** Result of saving a placeholder, and the action that helps. */
import { watchPath, type PlaceholderField } from '@oshimado/domain';
import { Button, ButtonLink } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import { PageLink } from '../../base/context';
import { useLimitSentence } from '../../base/errors';
import { LoginAgainLink } from '../../parts/login-gate';
import { useTranslate } from '../../base/sentences';
import { useNow } from '../../base/clock';
import * as css from './placeholder-editor.css';
import type { PlaceholderForm } from './use-placeholder-form';
import type { PlaceholderSaving } from './use-save-placeholder';

export interface SaveResultProps {
  readonly form: PlaceholderForm;
  readonly saving: PlaceholderSaving;
  readonly onAnother: () => void;
}

function Done({ form, saving, onAnother }: SaveResultProps) {
  const t = useTranslate('placeholder');
  const { video } = form;
  const now = useNow();
  if (!saving.done || !video) return null;
  const isPast = Date.parse(video.start_scheduled ?? video.available_at) < now;
  return (
    <Notice
      tone="success"
      title={t(`done.${saving.done}`)}
      action={
        <span className={css.actions}>
          <ButtonLink component={PageLink} href={watchPath(video.id)} size="small">
            {t('action.see')}
          </ButtonLink>
          <Button size="small" onClick={onAnother}>
            {t('action.another')}
          </Button>
        </span>
      }
    >
      {t(isPast ? 'done.past' : 'done.text')}
    </Notice>
  );
}

const FIELDS: readonly PlaceholderField[] = [
  'channel',
  'name',
  'jpName',
  'link',
  'thumbnail',
  'day',
  'time',
  'minutes',
];

/** The button is below a long form, its result above it. */
const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

function Result(props: SaveResultProps) {
  const t = useTranslate('placeholder');
  const { form, saving } = props;
  const { failure } = saving;
  const sayLimit = useLimitSentence();
  // Field errors are shown at the fields, not as a permission error.
  if (FIELDS.some((field) => form.problemOf(field) !== undefined)) {
    return (
      <Notice tone="danger" role="alert" title={t('failed.check')}>
        {t('failed.checkText')}
      </Notice>
    );
  }
  if (failure === undefined) return <Done {...props} />;
  const needsLogin = failure === 'stale' || failure === 'unauthorized';
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t(form.video ? 'failed.save' : 'failed.create')}
      action={needsLogin ? <LoginAgainLink /> : undefined}
    >
      {sayLimit(saving.error, t(`failed.${failure}`))}
    </Notice>
  );
}

export function SaveResult(props: SaveResultProps) {
  const { form, saving } = props;
  const { failure, done, isBusy } = saving;
  const hasProblem = FIELDS.some((field) => form.problemOf(field) !== undefined);
  if (isBusy || (!hasProblem && failure === undefined && done === undefined)) return null;
  return (
    <div key={hasProblem ? 'check' : (failure ?? done)} ref={reveal} className={css.result}>
      <Result {...props} />
    </div>
  );
}
