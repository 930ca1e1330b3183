/** The messages on screen where the code of their real look cannot be had: nothing that was told is lost. */
import { Button, IconButton } from '@oshimado/ui/button';
import { CloseIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from '../sentences';
import type { NoticesHostProps } from './NoticesHost';
import { NOTICE_MS, type ToldNotice } from './notice';
import { place } from './PlainNotices.css';

function PlainNotice({ notice, onClose }: { notice: ToldNotice; onClose: () => void }) {
  const t = useTranslate();
  const { title, description, tone, action, durationMs = NOTICE_MS } = notice;
  const close = () => {
    onClose();
    notice.onClose?.();
  };
  const closeInTime = useEffectEvent(close);
  useEffect(() => {
    // One that stays until it is closed has no end a timer could be set to.
    if (!Number.isFinite(durationMs)) return undefined;
    const timer = setTimeout(() => closeInTime(), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs]);
  return (
    <Notice
      role="alert"
      title={title}
      {...(tone && { tone })}
      action={
        <>
          {action ? (
            <Button size="small" onClick={action.onSelect}>
              {action.label}
            </Button>
          ) : null}
          <IconButton icon={CloseIcon} label={t('error.close')} onClick={close} />
        </>
      }
    >
      {description}
    </Notice>
  );
}

export function PlainNotices({ notices, onClose }: NoticesHostProps) {
  return (
    <div className={place}>
      {notices
        .filter(({ isOpen }) => isOpen)
        .map((notice) => (
          <PlainNotice key={notice.id} notice={notice} onClose={() => onClose(notice.id)} />
        ))}
    </div>
  );
}
