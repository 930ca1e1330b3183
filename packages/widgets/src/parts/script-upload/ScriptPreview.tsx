/** The lines of a parsed file; of a long one only those in view are drawn. */
import type { ScriptLine } from '@oshimado/domain';
import { VirtualList } from '@oshimado/ui/virtual-list';
import { useMemo } from 'react';
import { useTranslate } from '../../base/sentences';
import { previewTime } from './script-upload.connect';
import * as css from './script-upload.css';

const ROW_PX = 32;

export function ScriptPreview({ lines }: { readonly lines: readonly ScriptLine[] }) {
  const t = useTranslate('editing');
  const rows = useMemo(
    () => lines.map((line, index) => ({ ...line, key: String(index) })),
    [lines],
  );
  return (
    <div className={css.preview}>
      <div className={css.head} aria-hidden="true">
        <span>{t('upload.start')}</span>
        <span>{t('upload.end')}</span>
        <span>{t('upload.text')}</span>
      </div>
      <VirtualList
        label={t('upload.preview')}
        items={rows}
        itemKey={({ key }) => key}
        estimateSize={ROW_PX}
        renderItem={({ start, duration, text }) => (
          <div className={css.line}>
            <span className={css.time}>{previewTime(start)}</span>
            <span className={css.time}>{previewTime(start + duration)}</span>
            <span className={css.text}>{text}</span>
          </div>
        )}
      />
    </div>
  );
}
