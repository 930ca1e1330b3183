import { plainTitle } from '@oshimado/domain';
import { VideoCard } from '@oshimado/widgets';
import { useTranslate } from '../../i18n/LanguageProvider';
import { listedVideo } from '../../actors/stored-media';
import type { LibraryEntry } from './library.types';
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
          // A change does not tell of the Shift key; the press behind it does.
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

/** One page of the library; each video with its box. */
export function LibraryRows({ entries, selection }: LibraryRowsProps) {
  const t = useTranslate('playlists');
  const chosen = new Set(selection.chosen);
  return (
    // A list without markers is no list to some screen readers unless it says so.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- likewise
    <ul role="list" className={css.list} aria-label={t('library.list')}>
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
