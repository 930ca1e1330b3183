/** A file that is not written in UTF-8: what it looks like, and the choice of how to read it. */
import { SCRIPT_ENCODINGS, type ScriptEncoding } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import { Select } from '@oshimado/ui/select';
import { useState } from 'react';
import { useTranslate } from '../../base/sentences';
import * as css from './script-editor.css';

/** Names of standards, the same in every language. */
const NAMES: Readonly<Record<ScriptEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  shift_jis: 'Shift_JIS',
  gb18030: 'GB18030',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
  'windows-1252': 'Windows-1252',
};
const OPTIONS = SCRIPT_ENCODINGS.map((value) => ({ value, label: NAMES[value] }));

interface EncodingChoiceProps {
  /** Undefined if nothing fits. */
  readonly guess: ScriptEncoding | undefined;
  readonly onRead: (encoding: ScriptEncoding) => void;
}

export function EncodingChoice({ guess, onRead }: EncodingChoiceProps) {
  const t = useTranslate('scriptEditor');
  const [encoding, setEncoding] = useState<ScriptEncoding>(guess ?? 'utf-8');
  return (
    <Notice tone="warning" role="alert">
      <div className={css.form}>
        <span>
          {guess ? t('import.encoding', { name: NAMES[guess] }) : t('import.encodingUnknown')}
        </span>
        <div className={css.inline}>
          <Select
            label={t('import.encodingLabel')}
            options={OPTIONS}
            value={encoding}
            onChange={({ currentTarget: { value } }) =>
              setEncoding(SCRIPT_ENCODINGS.find((one) => one === value) ?? encoding)
            }
          />
          <Button variant="solid" onClick={() => onRead(encoding)}>
            {t('import.read')}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
