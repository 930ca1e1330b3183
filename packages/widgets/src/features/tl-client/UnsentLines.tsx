/** Lines on their way, and those that failed, each with its reason and what can be done. */
import { isBusy, selectFailed, selectQueue } from '@oshimado/machines/tl-client';
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { Button } from '@oshimado/ui/button';
import { DangerIcon, DeleteIcon, Icon, RefreshIcon } from '@oshimado/ui/icon';
import { useMemo, useState } from 'react';
import { useLimitSentence } from '../../base/errors';
import { LoginAgainLink } from '../../parts/login-gate';
import { useTranslate } from '../../base/sentences';
import { unsentLines, type UnsentLine } from './tl-client.connect';
import { useSendTl, useTlState } from './TlClientProvider';
import * as css from './tl-client.css';
import { shortLink } from './use-room-video';

interface LineProps {
  readonly unsent: UnsentLine;
  /** Whether it says which room: lines of several are in the list. */
  readonly hasRoom: boolean;
  readonly onDiscard: () => void;
}

function Reason({ unsent: { code, author, waitS } }: Pick<LineProps, 'unsent'>) {
  const t = useTranslate('tlClient');
  const sayLimit = useLimitSentence();
  const tWidgets = useTranslate('widgets');
  if (code === 'otherViewer') return t('unsent.otherViewer', { name: author });
  const why =
    code === 'network' || code === 'http' ? tWidgets(`feed.error.${code}`) : t(`unsent.${code}`);
  return (
    <>
      {sayLimit(waitS, why)}
      {code === 'session' ? (
        <>
          {' '}
          <LoginAgainLink />
        </>
      ) : null}
    </>
  );
}

function Line({ unsent, hasRoom, onDiscard }: LineProps) {
  const t = useTranslate('tlClient');
  const tWidgets = useTranslate('widgets');
  const send = useSendTl();
  const { line, message, room, canRetry } = unsent;
  return (
    <li className={css.unsentLine} data-part="unsent-line" data-state={unsent.code}>
      <div className={css.unsentText}>
        <span className={css.anywhere}>{message}</span>
        <span className={css.reason}>
          {hasRoom ? `${t('unsent.to', { room: shortLink(room) })} · ` : ''}
          <Reason unsent={unsent} />
        </span>
      </div>
      <div className={css.tools}>
        {canRetry ? (
          <Button
            size="small"
            startIcon={RefreshIcon}
            aria-label={t('unsent.retryLine', { text: message })}
            onClick={() => send({ type: 'failed.retry', line })}
          >
            {tWidgets('retry')}
          </Button>
        ) : null}
        <Button
          size="small"
          variant="plain"
          startIcon={DeleteIcon}
          aria-label={t('unsent.discardLine', { text: message })}
          onClick={onDiscard}
        >
          {t('unsent.discard')}
        </Button>
      </div>
    </li>
  );
}

interface QuestionProps {
  /** Number of the line; null for all; undefined while nothing is asked. */
  readonly line: number | null | undefined;
  readonly onClose: () => void;
}

function DiscardQuestion({ line, onClose }: QuestionProps) {
  const t = useTranslate('tlClient');
  const send = useSendTl();
  return (
    <AlertDialog
      open={line !== undefined}
      onClose={onClose}
      title={t(line === null ? 'unsent.askAll' : 'unsent.askOne')}
      description={t('unsent.askText')}
      cancelLabel={t('unsent.keep')}
      actionLabel={t('unsent.discard')}
      onAction={() => send({ type: 'failed.discard', ...(typeof line === 'number' && { line }) })}
    />
  );
}

/** Buttons for all of them, where there is more than one. */
function ForAll({ lines, onDiscard }: { lines: readonly UnsentLine[]; onDiscard: () => void }) {
  const t = useTranslate('tlClient');
  const send = useSendTl();
  if (lines.length < 2) return null;
  return (
    <>
      {lines.some(({ canRetry }) => canRetry) ? (
        <Button size="small" startIcon={RefreshIcon} onClick={() => send({ type: 'failed.retry' })}>
          {t('unsent.retryAll')}
        </Button>
      ) : null}
      <Button size="small" variant="plain" onClick={onDiscard}>
        {t('unsent.discardAll')}
      </Button>
    </>
  );
}

export function UnsentLines() {
  const t = useTranslate('tlClient');
  const failed = useTlState(selectFailed);
  const waiting = useTlState((snapshot) => (isBusy(snapshot) ? selectQueue(snapshot).length : 0));
  const lines = useMemo(() => unsentLines(failed), [failed]);
  const hasRooms = new Set(lines.map(({ room }) => room)).size > 1;
  const [asked, setAsked] = useState<number | null>();
  return (
    <section className={css.unsent} aria-label={t('unsent.label')}>
      <p role="status" className={css.sending} data-state={waiting > 0 ? 'sending' : 'idle'}>
        {waiting > 0 ? t('unsent.sending', { count: waiting }) : ''}
      </p>
      {lines.length > 0 ? (
        <div className={css.failed}>
          <div className={css.failedHead}>
            <Icon icon={DangerIcon} size="small" />
            <strong role="alert" className={css.grow}>
              {t('unsent.failed', { count: lines.length })}
            </strong>
            <ForAll lines={lines} onDiscard={() => setAsked(null)} />
          </div>
          <ul className={css.unsentList}>
            {lines.map((unsent) => (
              <Line
                key={unsent.line}
                unsent={unsent}
                hasRoom={hasRooms}
                onDiscard={() => setAsked(unsent.line)}
              />
            ))}
          </ul>
        </div>
      ) : null}
      <DiscardQuestion line={asked} onClose={() => setAsked(undefined)} />
    </section>
  );
}
