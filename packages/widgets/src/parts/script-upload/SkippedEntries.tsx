/** The first entries of a file that are left out, with the reason of each. */
import { type ScriptSkip } from '@oshimado/domain';
import { useTranslate } from '../../base/sentences';
import * as css from './script-upload.css';

export interface SkippedEntriesProps {
  readonly skips: readonly ScriptSkip[];
  /** How many are left out in all. */
  readonly count: number;
}

export function SkippedEntries({ skips, count }: SkippedEntriesProps) {
  const t = useTranslate('editing');
  if (skips.length === 0) return null;
  const more = count - skips.length;
  return (
    <ul className={css.skips} aria-label={t('upload.skips.label')}>
      {skips.map(({ reason, text, line }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries of one file, which never move
        <li key={at}>
          {[
            ...(line === undefined ? [] : [t('upload.skips.line', { line })]),
            t(`upload.skips.reason.${reason}`),
          ].join(' · ')}
          {text === '' ? null : (
            <>
              {' · '}
              <bdi className={css.skipped} translate="no">
                {text}
              </bdi>
            </>
          )}
        </li>
      ))}
      {more > 0 ? <li>{t('upload.skips.more', { count: more })}</li> : null}
    </ul>
  );
}
