/** The add-to-playlist submenu: the current playlist first, then the viewer's others, checked if they contain the video. */
import type { Video } from '@oshimado/contract';
import { hasVideo, selectPlaylist } from '@oshimado/machines/playlist';
import { MenuCheckboxItem, MenuItem, MenuSeparator } from '@oshimado/ui/menu';
import { Spinner } from '@oshimado/ui/spinner';
import { playlistName, playlistNameLanguage } from '../../parts/playlist-panel';
import { useEffect, useRef } from 'react';
import { listedVideo } from '../../base/device';
import { useActorValue, useSend } from '../../base/viewer';
import { useLimitSentence } from '../../base/errors';
import { useTranslate, withElements } from '../../base/sentences';
import * as css from './PlaylistEntries.css';
import { useOtherPlaylists, type OtherPlaylist } from './use-other-playlists';

/** Moves the focus from the menu to its first entry, when the menu opened before its entries were loaded. */
function useFirstEntryFocus() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const entry = ref.current?.closest<HTMLElement>('[role="menuitemcheckbox"]');
    if (entry?.closest('[role="menu"]') === document.activeElement) entry?.focus();
  }, []);
  return ref;
}

function ActiveRow({ video }: { video: Video }) {
  const t = useTranslate('playlists');
  const send = useSend('playlist');
  const active = useActorValue('playlist', selectPlaylist, null);
  const contains = useActorValue('playlist', (state) => hasVideo(state, video.id), false);
  const ownName = active?.name ?? '';
  const name = (
    <span lang={playlistNameLanguage(ownName)} translate="no">
      {playlistName(ownName, t)}
    </span>
  );
  const ref = useFirstEntryFocus();
  return (
    <MenuCheckboxItem
      checked={contains}
      onCheckedChange={(wanted) =>
        send(
          wanted
            ? { type: 'video.add', video: listedVideo(video) }
            : { type: 'video.remove', id: video.id },
        )
      }
    >
      <span ref={ref} className={css.name}>
        <span>{withElements({ name }, (marks) => t('submenu.active', marks))}</span>
      </span>
    </MenuCheckboxItem>
  );
}

interface OtherRowProps {
  readonly row: OtherPlaylist;
  readonly onChange: (contains: boolean) => void;
}

function OtherRow({ row, onChange }: OtherRowProps) {
  const t = useTranslate('playlists');
  const sayLimit = useLimitSentence();
  return (
    <MenuCheckboxItem
      checked={row.contains}
      onCheckedChange={(wanted) => {
        if (!row.isBusy) onChange(wanted);
      }}
    >
      <span className={css.name}>
        <span lang={playlistNameLanguage(row.name)} translate="no">
          {playlistName(row.name, t)}
        </span>
        {row.hasFailed ? (
          <span role="alert" className={css.failed}>
            {sayLimit(row.waitS, t('submenu.changeFailed'))}
          </span>
        ) : null}
      </span>
      {row.isBusy ? (
        <span className={css.end}>
          <Spinner label={t('saving')} />
        </span>
      ) : null}
    </MenuCheckboxItem>
  );
}

export default function PlaylistEntries({ video }: { video: Video }) {
  const t = useTranslate('playlists');
  const tWidgets = useTranslate('widgets');
  const others = useOtherPlaylists(video);
  const sayLimit = useLimitSentence();
  return (
    <>
      <ActiveRow video={video} />
      {others.status === 'none' ? null : <MenuSeparator />}
      {others.status === 'loading' ? <MenuItem disabled>{t('submenu.loading')}</MenuItem> : null}
      {others.status === 'failed' ? (
        <MenuItem
          onSelect={(event) => {
            event.preventDefault();
            others.retry();
          }}
        >
          <span className={css.name}>
            {t('submenu.failed')}
            <span className={css.hint}>{sayLimit(others.error, tWidgets('retry'))}</span>
          </span>
        </MenuItem>
      ) : null}
      {others.rows.map((row) => (
        <OtherRow key={row.id} row={row} onChange={(wanted) => others.change(row.id, wanted)} />
      ))}
    </>
  );
}
