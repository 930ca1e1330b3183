/** Exports and imports what this device stores, and resets all of it. */
import { Button } from '@oshimado/ui/button';
import { DownloadIcon, UploadIcon } from '@oshimado/ui/icon';
import { useDeviceStore, useSendDevice } from '../../base/device';
import { useRef, useState } from 'react';
import { LateQuestion, QuestionDialog } from '../../base/late-question';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { COPY_FILE, readCopy, writeCopy } from './device-copy';
import * as css from '../../parts/setting-fields/settings.css';
import { SettingsGroup } from '../../parts/setting-fields/SettingsGroup';
import { downloadText } from '../../base/browser';

/** Saves a copy of what the device stores, and loads one. */
type LoadOutcome = 'imported' | 'partly' | 'unreadable' | 'notKept';

function useDeviceCopy() {
  const store = useDeviceStore();
  return {
    save: () => downloadText({ ...COPY_FILE, text: writeCopy(store.copy()) }),
    load: async (file: File): Promise<LoadOutcome> => {
      // Reading fails for a file that was moved or may not be read.
      const text = await file.text().catch(() => null);
      const reading = text === null ? null : readCopy(text, navigator.language);
      if (!reading?.ok) return 'unreadable';
      if (!store.load(reading.entries)) return 'notKept';
      return reading.isPartial ? 'partly' : 'imported';
    },
  };
}

const TONES = {
  imported: 'success',
  partly: 'warning',
  unreadable: 'danger',
  notKept: 'danger',
} as const satisfies Record<LoadOutcome, string>;

function Copies() {
  const t = useTranslate('settings');
  const tWidgets = useTranslate('widgets');
  const notify = useNotify();
  const { save, load } = useDeviceCopy();
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const loadFile = async (chosen: File) => {
    const outcome = await load(chosen);
    notify({ key: 'settings-copy', tone: TONES[outcome], title: t(`data.${outcome}`) });
  };
  return (
    <>
      <div className={css.row}>
        <Button
          startIcon={DownloadIcon}
          onClick={() => {
            save();
            notify({ key: 'settings-copy', tone: 'success', title: t('data.exported') });
          }}
        >
          {t('data.export')}
        </Button>
        <Button startIcon={UploadIcon} onClick={() => input.current?.click()}>
          {t('data.import')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={`.json,${COPY_FILE.type}`}
          onChange={(event) => {
            setFile(event.currentTarget.files?.[0] ?? null);
            // The same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p className={css.hint}>{t('data.exportHint')}</p>
      {file ? (
        <QuestionDialog
          open
          onClose={() => setFile(null)}
          title={t('data.importTitle')}
          description={t('data.importText', { name: file.name })}
          cancelLabel={tWidgets('cancel')}
          actionLabel={t('data.importAction')}
          onAction={() => void loadFile(file)}
        />
      ) : null}
    </>
  );
}

function ResetAll() {
  const t = useTranslate('settings');
  const tWidgets = useTranslate('widgets');
  const notify = useNotify();
  const send = useSendDevice();
  return (
    <div>
      <LateQuestion
        renderButton={(props) => (
          <Button variant="danger" {...props}>
            {t('data.reset')}
          </Button>
        )}
        title={t('data.resetTitle')}
        description={t('data.resetText')}
        cancelLabel={tWidgets('cancel')}
        actionLabel={t('data.resetAction')}
        onAction={() => {
          send({ type: 'reset' });
          notify({ key: 'settings-reset', tone: 'success', title: t('data.resetDone') });
        }}
      />
    </div>
  );
}

export function DataGroup() {
  const t = useTranslate('settings');
  return (
    <SettingsGroup id="data" title={t('data.title')}>
      <Copies />
      <ResetAll />
    </SettingsGroup>
  );
}
