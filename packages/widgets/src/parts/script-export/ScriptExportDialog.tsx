/** Downloads a script as a file: how many lines and speakers it has, and the format. */
import { scriptFileName, type Script, type ScriptFormat } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { DownloadIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { RadioGroup } from '@oshimado/ui/radio-group';
import { Spinner } from '@oshimado/ui/spinner';
import { useState } from 'react';
import { RetryNotice } from '../../base/errors';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { downloadScript, EXPORT_FORMATS } from './download-script';
import * as css from './script-export.css';

export interface ScriptExportDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Name of the file without its ending, such as the title of the video. */
  readonly name: string;
  /** What is downloaded; undefined while it is loading or could not be loaded. */
  readonly script: Script | undefined;
  /** The script could not be loaded. Default false. */
  readonly hasFailed?: boolean;
  /** What was thrown by it. */
  readonly error?: unknown;
  /** It is being loaded again after a failure. Default false. */
  readonly isRetrying?: boolean;
  /** Loads it again. Needed with `hasFailed`. */
  readonly onRetry?: () => void;
}

function Counts({ script: { lines, profiles } }: { readonly script: Script }) {
  const t = useTranslate('editing');
  const counted = (key: 'download.lines' | 'download.profiles', count: number) => t(key, { count });
  return (
    <p className={css.counts} data-part="counts">
      {counted('download.lines', lines.length)}
      {' · '}
      {counted('download.profiles', profiles.length)}
    </p>
  );
}

interface FormatProps {
  readonly value: ScriptFormat;
  readonly onChange: (format: ScriptFormat) => void;
}

function Format({ value, onChange }: FormatProps) {
  const t = useTranslate('editing');
  return (
    <RadioGroup
      label={t('download.format')}
      value={value}
      onValueChange={(chosen) => {
        const format = EXPORT_FORMATS.find((one) => one === chosen);
        if (format) onChange(format);
      }}
      options={EXPORT_FORMATS.map((format) => ({
        value: format,
        label: `.${format}`,
        description: t(`download.formats.${format}`),
      }))}
    />
  );
}

/** Draws the dialog while it is open; its texts are of the namespace `editing`. */
export function ScriptExportDialog(props: ScriptExportDialogProps) {
  const { open, onClose, name, script, hasFailed = false, isRetrying = false } = props;
  const t = useTranslate('editing');
  const tWidgets = useTranslate('widgets');
  const notify = useNotify();
  const [format, setFormat] = useState<ScriptFormat>('srt');
  const canDownload = script !== undefined && script.lines.length > 0;
  const download = () => {
    if (!script) return;
    const file = downloadScript(name, format, script);
    onClose();
    notify({ key: 'script-export', tone: 'success', title: t('download.done', { file }) });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('download.title')}
      closeLabel={tWidgets('close')}
      actions={
        <>
          <DialogClose>
            <Button>{tWidgets('cancel')}</Button>
          </DialogClose>
          <Button
            variant="solid"
            startIcon={DownloadIcon}
            disabled={!canDownload}
            onClick={download}
          >
            {t('download.action')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        {script ? <Counts script={script} /> : null}
        {script?.lines.length === 0 ? <Notice>{t('download.empty')}</Notice> : null}
        {!script && hasFailed ? (
          <RetryNotice error={props.error} onRetry={() => props.onRetry?.()} isBusy={isRetrying}>
            {t('download.failed')}
          </RetryNotice>
        ) : null}
        {script || hasFailed ? null : <Spinner label={t('download.loading')} />}
        <Format value={format} onChange={setFormat} />
        <p className={css.file}>{t('download.file', { file: scriptFileName(name, format) })}</p>
      </div>
    </Dialog>
  );
}
