/** What was told, newest first, for whoever did not get to read it in time. */
import { localeTag } from '@oshimado/domain';
import { Badge } from '@oshimado/ui/badge';
import { Button } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { EmptyState } from '@oshimado/ui/empty-state';
import { BellIcon } from '@oshimado/ui/icon';
import { useLanguage, useTranslate } from '../sentences';
import * as css from './NoticesLog.css';
import { useNotices } from './NoticesProvider';
import type { ToldNotice } from './notice';

function LoggedNotice({ notice, onLeave }: { notice: ToldNotice; onLeave: () => void }) {
  const t = useTranslate('notices');
  const { language } = useLanguage();
  const { title, description, tone = 'info', toldAt, action } = notice;
  const time = new Date(toldAt);
  return (
    <li className={css.entry}>
      <span className={css.head}>
        <Badge tone={tone}>{t(`log.${tone}`)}</Badge>
        <time
          className={css.muted}
          dateTime={time.toISOString()}
          title={time.toLocaleString(localeTag(language))}
        >
          {time.toLocaleTimeString(localeTag(language), { hour: 'numeric', minute: '2-digit' })}
        </time>
      </span>
      <span>{title}</span>
      {description === undefined ? null : <span className={css.muted}>{description}</span>}
      {action ? (
        <span>
          <Button
            size="small"
            onClick={() => {
              onLeave();
              action.onSelect();
            }}
          >
            {action.label}
          </Button>
        </span>
      ) : null}
    </li>
  );
}

interface NoticesLogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function NoticesLog({ isOpen, onClose }: NoticesLogProps) {
  const t = useTranslate('notices');
  const { notices, clearLog } = useNotices();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('log.title')}
      closeLabel={t('close')}
      actions={
        notices.length === 0 ? undefined : (
          <>
            <Button onClick={clearLog}>{t('log.clear')}</Button>
            <DialogClose>
              <Button variant="solid">{t('close')}</Button>
            </DialogClose>
          </>
        )
      }
    >
      {notices.length === 0 ? (
        <EmptyState icon={BellIcon} title={t('log.empty')} description={t('log.emptyHint')} />
      ) : (
        <ul className={css.list}>
          {notices.toReversed().map((notice) => (
            <LoggedNotice key={notice.id} notice={notice} onLeave={onClose} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
