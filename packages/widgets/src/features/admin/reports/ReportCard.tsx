/** One report: its subject, its text, and its answer. */
import type { Report } from '@oshimado/contract';
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { Badge } from '@oshimado/ui/badge';
import { Button } from '@oshimado/ui/button';
import { CheckIcon, CopyIcon } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { useState } from 'react';
import { useCopy } from '../../../base/browser';
import { PageLink } from '../../../base/context';
import { useTranslate } from '../../../base/sentences';
import { When } from '../../../parts/when';
import * as css from '../admin.css';
import type { ChannelValues } from '../channels/channel-form';
import { connectReport, isWebAddress } from './report-card.connect';

function Value({ text }: { readonly text: string }) {
  const tWidgets = useTranslate('widgets');
  return isWebAddress(text) ? (
    <Link href={text} externalLabel={tWidgets('newTab')}>
      {text}
    </Link>
  ) : (
    text
  );
}

/** What a channel's operator has to add by hand. */
function ListEntry({ text }: { readonly text: string }) {
  const t = useTranslate('admin');
  const tPortal = useTranslate();
  const { state, copy } = useCopy();
  const isCopied = state === 'copied';
  return (
    <div className={css.stack}>
      <p className={css.note}>{t('reports.toAdd')}</p>
      <pre className={css.code}>
        <code translate="no">{text}</code>
      </pre>
      <div>
        <Button
          size="small"
          startIcon={isCopied ? CheckIcon : CopyIcon}
          onClick={() => void copy(text)}
        >
          {tPortal(isCopied ? 'button.copied' : 'button.copy')}
        </Button>
      </div>
    </div>
  );
}

/** When and by whom it was closed, and with which answer. */
function Closed({ report: { closed_at, closed_by, note } }: { readonly report: Report }) {
  const t = useTranslate('admin');
  if (closed_at === null) return null;
  return (
    <div className={css.stack}>
      <p className={css.note}>
        {closed_by === null
          ? t('reports.closedByNobody')
          : t('reports.closedBy', { name: closed_by })}{' '}
        · <When at={Date.parse(closed_at)} />
      </p>
      {note === null ? null : (
        <p className={css.fieldValue} translate="no">
          {note}
        </p>
      )}
    </div>
  );
}

export interface ReportCardProps {
  readonly report: Report;
  /** It is being reopened, or its video removed. */
  readonly isBusy: boolean;
  readonly onAnswer: () => void;
  readonly onReopen: () => void;
  /** Removes the reported video for good and closes the report. Undefined for editors. */
  readonly onRemove: (() => void) | undefined;
  /** Adds the requested channel and closes the report. Undefined for editors, and where the list is a file. */
  readonly onAccept: ((requested: ChannelValues) => void) | undefined;
}

export function ReportCard(props: ReportCardProps) {
  const { report, isBusy, onAnswer, onReopen, onRemove, onAccept } = props;
  const t = useTranslate('admin');
  const tWidgets = useTranslate('widgets');
  const tReport = useTranslate('report');
  const { subject, videoHref, channelHref, listEntry, requested, asksForRemoval } =
    connectReport(report);
  const { kind, username, at, fields, closed_at } = report;
  const what = subject ?? t(`reports.kinds.${kind}`);
  const [isAsking, setAsking] = useState(false);
  return (
    <article className={css.card}>
      <h3 className={css.cardTitle} translate="no">
        {videoHref === undefined ? (
          what
        ) : (
          <Link href={videoHref} component={PageLink}>
            {what}
          </Link>
        )}
      </h3>
      <div className={css.row}>
        <Badge>{t(`reports.kinds.${kind}`)}</Badge>
        <span className={css.note}>
          {username === null ? t('reports.guest') : <span translate="no">{username}</span>} ·{' '}
          <When at={Date.parse(at)} />
        </span>
        {channelHref === undefined ? null : (
          <Link href={channelHref} component={PageLink}>
            {t('reports.openChannel')}
          </Link>
        )}
      </div>
      <dl className={css.fields} translate="no">
        {fields.map(({ name, value }) => (
          <div key={`${name} ${value}`} className={css.field}>
            <dt className={css.fieldName}>{name}</dt>
            <dd className={css.fieldValue}>
              <Value text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {listEntry === undefined || closed_at !== null || onAccept ? null : (
        <ListEntry text={listEntry} />
      )}
      <Closed report={report} />
      <div className={css.row}>
        {closed_at === null && asksForRemoval && onRemove ? (
          <Button
            size="small"
            busy={isBusy}
            variant="danger"
            aria-haspopup="dialog"
            aria-label={tReport('removal.actionWhat', { what })}
            onClick={() => setAsking(true)}
          >
            {tReport('removal.action')}
          </Button>
        ) : null}
        {closed_at === null && requested && onAccept ? (
          <Button
            size="small"
            variant="solid"
            busy={isBusy}
            aria-label={t('channels.acceptWhat', { what })}
            onClick={() => onAccept(requested)}
          >
            {t('channels.accept')}
          </Button>
        ) : null}
        {closed_at === null ? (
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={t('reports.answerTo', { what })}
            onClick={onAnswer}
          >
            {t('reports.answer')}
          </Button>
        ) : (
          <Button
            size="small"
            busy={isBusy}
            aria-label={t('reports.reopenWhat', { what })}
            onClick={onReopen}
          >
            {t('reports.reopen')}
          </Button>
        )}
      </div>
      {isAsking && onRemove ? (
        <AlertDialog
          open
          onClose={() => setAsking(false)}
          title={tReport('removal.question', { what })}
          description={tReport('removal.lost')}
          cancelLabel={tWidgets('cancel')}
          actionLabel={tReport('removal.action')}
          onAction={() => {
            setAsking(false);
            onRemove();
          }}
        />
      ) : null}
    </article>
  );
}
