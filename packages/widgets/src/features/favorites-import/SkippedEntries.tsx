/** The first entries of a file that are left out, with where they are and why. */
import type { FollowedSkip } from '@oshimado/domain';
import { useTranslate } from '../../base/sentences';
import * as css from './favorites-import.css';

export interface SkippedEntriesProps {
  readonly skips: readonly FollowedSkip[];
  /** How many are left out in all. */
  readonly count: number;
}

export function SkippedEntries({ skips, count }: SkippedEntriesProps) {
  const t = useTranslate('favoritesImport');
  if (count === 0) return null;
  const label = t('skipped', { whole: count });
  const more = count - skips.length;
  const hasBroken = skips.some(({ reason }) => reason === 'broken');
  return (
    // A line that cannot be read may hold many channels: it is not left for the viewer to find.
    <details className={css.more} open={hasBroken}>
      <summary className={css.summary}>{label}</summary>
      <ul className={css.list} aria-label={label}>
        {skips.map(({ reason, line, entry, text }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries of one file, which never move
          <li key={at} className={css.skipped}>
            {[
              ...(line === undefined ? [] : [t('place.line', { line })]),
              ...(entry === undefined ? [] : [t('place.entry', { entry })]),
              t(`reason.${reason}`),
            ].join(' · ')}
            {text === '' ? null : (
              <>
                {' · '}
                <bdi className={css.written} translate="no">
                  {text}
                </bdi>
              </>
            )}
          </li>
        ))}
        {more > 0 ? <li className={css.skipped}>{t('more', { whole: more })}</li> : null}
      </ul>
    </details>
  );
}
