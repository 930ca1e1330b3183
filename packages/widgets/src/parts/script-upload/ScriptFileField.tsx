/** Where a viewer chooses the file of a script, or drops it. */
import { localeTag, SCRIPT_ENDINGS } from '@oshimado/domain';
import { DropZone } from '@oshimado/ui/drop-zone';
import { useState } from 'react';
import { useLanguage, useTranslate } from '../../base/sentences';
import * as css from './script-upload.css';

export interface ScriptFileFieldProps {
  /** What was wrong with the last one. */
  readonly error: string | undefined;
  /** It is being read. */
  readonly busy: boolean;
  /** Default false. */
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

/** Of several files the first one of a known type is read, or the first, which is refused with its reason; the others are named. */
export function ScriptFileField({ error, busy, disabled = false, onFile }: ScriptFileFieldProps) {
  const t = useTranslate('editing');
  const { language } = useLanguage();
  const [others, setOthers] = useState<readonly string[]>([]);
  const take = (file: File | undefined) => {
    setOthers([]);
    if (file) onFile(file);
  };
  return (
    <div>
      <DropZone
        label={t('upload.file')}
        description={t('upload.fileHint')}
        accept={SCRIPT_ENDINGS}
        error={error}
        busy={busy}
        disabled={disabled}
        onFiles={([file]) => take(file)}
        onRefused={(refused, taken) => {
          const isRead = taken.length > 0;
          if (!isRead) take(refused[0]?.file);
          setOthers(refused.slice(isRead ? 0 : 1).map(({ file }) => file.name));
        }}
      />
      <p role="status" className={css.note}>
        {others.length === 0
          ? null
          : t('upload.leftOut', {
              files: new Intl.ListFormat(localeTag(language)).format(others),
            })}
      </p>
    </div>
  );
}
