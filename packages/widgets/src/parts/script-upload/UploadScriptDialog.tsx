/** Replaces the viewer's own translated lines of a past video by those of a script file. */
import {
  LINE_TEXT_MAX,
  LOGIN_PATH,
  plainTitle,
  SCRIPT_LINES_MAX,
  TL_LANGUAGES,
  type ScriptProblem,
} from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { Link } from '@oshimado/ui/link';
import { Notice } from '@oshimado/ui/notice';
import { Select } from '@oshimado/ui/select';
import type { VideoDialogRequest } from '../../base/asked-part/use-requested-dialog';
import { PageLink } from '../../base/context';
import {
  useLanguage,
  useTranslate,
  withElements,
  useTlLanguageOptions,
} from '../../base/sentences';
import { textLanguage } from '../video-card';
import { ScriptFileField } from './ScriptFileField';
import { ScriptPreview } from './ScriptPreview';
import { SkippedEntries } from './SkippedEntries';
import * as css from './script-upload.css';
import { useScriptUpload, type ScriptUpload } from './use-script-upload';

/** "80 % wide", and at least as wide as other dialogs where there is room. */
const WIDTH = { maxInlineSize: 'max(80vw, min(100%, 40rem))' } as const;

interface PartProps {
  readonly upload: ScriptUpload;
}

function StoredName({ upload: { name, close } }: PartProps) {
  const t = useTranslate('editing');
  return (
    <p className={css.name}>
      <span>
        {withElements({ name: <strong>{name}</strong> }, (marks) => t('upload.nameLabel', marks))}
      </span>
      <Link component={PageLink} href={LOGIN_PATH} onClick={close}>
        {t('upload.change')}
      </Link>
    </p>
  );
}

/** Why a file was refused. */
function useProblemText() {
  const t = useTranslate('editing');
  return ({ code, line }: ScriptProblem) => {
    if (code === 'unparsable' && line !== undefined) return t('upload.problem.line', { line });
    const limit = code === 'lineTooLong' ? LINE_TEXT_MAX : SCRIPT_LINES_MAX;
    return t(`upload.problem.${code}`, { count: limit });
  };
}

function ScriptFile({ upload }: PartProps) {
  const problemText = useProblemText();
  const { problem, status, isBusy, chooseFile } = upload;
  return (
    <ScriptFileField
      error={problem ? problemText(problem) : undefined}
      busy={status === 'reading'}
      disabled={isBusy}
      onFile={chooseFile}
    />
  );
}

/** What is happening, or what the file contains; read aloud. */
function StatusLine({ upload }: PartProps) {
  const t = useTranslate('editing');
  const { status, fileName: file, lines, skippedCount, progress } = upload;
  const counted = (key: 'upload.parsed' | 'upload.skipped', count: number) =>
    t(key, { count, file });
  const parts = progress && { part: progress.part, total: progress.count };
  const texts = {
    closed: '',
    idle: '',
    unreadable: '',
    stranded: '',
    reading: t('upload.reading', { file }),
    parsed: counted('upload.parsed', lines.length),
    failed: counted('upload.parsed', lines.length),
    sending: parts ? t('upload.sending', parts) : t('upload.preparing'),
    restoring: t('upload.restoring'),
  };
  const hasSkipped = skippedCount > 0 && (status === 'parsed' || status === 'failed');
  return (
    <p role="status" className={css.status}>
      {texts[status]}
      {hasSkipped ? ` · ${counted('upload.skipped', skippedCount)}` : null}
    </p>
  );
}

function ScriptLanguage({ upload: { lang, isBusy, status, chooseLanguage } }: PartProps) {
  const t = useTranslate('editing');
  return (
    <div className={css.language}>
      <Select
        label={t('upload.language')}
        options={useTlLanguageOptions()}
        value={lang}
        disabled={isBusy || status === 'stranded'}
        onChange={({ currentTarget: { value } }) => {
          const chosen = TL_LANGUAGES.find((one) => one === value);
          if (chosen) chooseLanguage(chosen);
        }}
      />
      <p className={css.note}>{t('upload.overwriteHint')}</p>
    </div>
  );
}

function Failures({ upload: { status, error } }: PartProps) {
  const t = useTranslate('editing');
  if (status === 'stranded') {
    return (
      <Notice tone="danger" role="alert" title={t('upload.stranded.title')}>
        {t('upload.stranded.text')}
      </Notice>
    );
  }
  return status === 'failed' && error ? (
    <Notice tone="danger" role="alert" title={t('upload.failed.title')}>
      {t(`upload.failed.${error}`)}
    </Notice>
  ) : null;
}

function MainButton({ upload }: PartProps) {
  const t = useTranslate('editing');
  const { status, isBusy, canOverwrite, send, restore } = upload;
  return status === 'stranded' ? (
    <Button variant="solid" onClick={restore}>
      {t('upload.stranded.retry')}
    </Button>
  ) : (
    <Button variant="danger" busy={isBusy} disabled={!canOverwrite && !isBusy} onClick={send}>
      {t('upload.overwrite')}
    </Button>
  );
}

export interface UploadScriptDialogProps {
  /** The latest request; a new one starts without a file. */
  readonly request: VideoDialogRequest;
}

export default function UploadScriptDialog({ request }: UploadScriptDialogProps) {
  const t = useTranslate('editing');
  const tWidgets = useTranslate('widgets');
  const { language } = useLanguage();
  const upload = useScriptUpload(request);
  const { isOpen, isBusy, hasNoStart, lines, close } = upload;
  const title = plainTitle(request.video.title);
  return (
    <Dialog
      open={isOpen || hasNoStart}
      onClose={close}
      size="large"
      style={WIDTH}
      title={tWidgets('menu.uploadScript')}
      description={
        <span lang={textLanguage(title, language)} translate="no">
          {title}
        </span>
      }
      closeLabel={tWidgets('close')}
      actions={
        <>
          <DialogClose>
            <Button disabled={isBusy}>{tWidgets('cancel')}</Button>
          </DialogClose>
          {hasNoStart ? null : <MainButton upload={upload} />}
        </>
      }
    >
      {hasNoStart ? (
        <Notice tone="warning">{t('upload.noStart')}</Notice>
      ) : (
        <div className={css.form}>
          <StoredName upload={upload} />
          <ScriptFile upload={upload} />
          <StatusLine upload={upload} />
          <SkippedEntries skips={upload.skips} count={upload.skippedCount} />
          <ScriptLanguage upload={upload} />
          {lines.length > 0 ? <ScriptPreview lines={lines} /> : null}
          <Failures upload={upload} />
        </div>
      )}
    </Dialog>
  );
}
