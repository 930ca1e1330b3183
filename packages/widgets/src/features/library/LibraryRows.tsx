import { plainTitle } from '@oshimado/domain';
import { VideoCard } from '../../parts/video-card';
import { useTranslate } from '../../base/sentences';
import { listedVideo } from '../../base/device';
import type { LibraryEntry } from '../../base/library/library.types';
import * as css from './Library.css';
import type { Selection } from './use-selection';

export interface LibraryRowsProps {
  readonly entries: readonly LibraryEntry[];
  readonly selection: Selection;
}

function Row({
  entry,
  isSelected,
  selection,
}: {
  readonly entry: LibraryEntry;
  readonly isSelected: boolean;
  readonly selection: Selection;
}) {
  const t = useTranslate('playlists');
  const { video } = entry;
  return (
    <li className={css.row} data-selected={isSelected || undefined}>
      <label className={css.box}>
        <input
          type="checkbox"
          className={css.checkbox}
          checked={isSelected}
          aria-label={t('library.select', { title: plainTitle(video.title) })}
          // Only the click event knows about the Shift key.
          onChange={() => undefined}
          onClick={(event) =>
            selection.press(video.id, event.currentTarget.checked, event.shiftKey)
          }
        />
      </label>
      <div className={css.cardPlace}>
        <VideoCard video={listedVideo(video)} shape="list" headingLevel={2} />
      </div>
    </li>
  );
}

/** One page of the library; each video with its checkbox. */
export function LibraryRows({ entries, selection }: LibraryRowsProps) {
  const t = useTranslate('playlists');
  const chosen = new Set(selection.chosen);
  return (
    // Some screen readers announce a list without markers only if it has the role.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari announces no list without markers unless it has the role
    <ul role="list" className={css.list} aria-label={t('library.title')}>
      {entries.map((entry) => (
        <Row
          key={entry.video.id}
          entry={entry}
          isSelected={chosen.has(entry.video.id)}
          selection={selection}
        />
      ))}
    </ul>
  );
}
