import type { ExportedVideo } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { DownloadIcon, ExternalIcon } from '@oshimado/ui/icon';
import { Menu, MenuItem } from '@oshimado/ui/menu';
import { downloadCsv, YoutubeExportDialog } from '.';
import { useState } from 'react';
import { useTranslate } from '../../base/sentences';

export interface ExportMenuProps {
  /** Text of the button. */
  readonly label: string;
  /** The videos to export; the button is disabled without any. */
  readonly videos: readonly ExportedVideo[];
  /** Name of the playlist, for the name of the file. Default none. */
  readonly name?: string;
}

/** Exports videos to a YouTube list or a CSV file. */
export function ExportMenu({ label, videos, name }: ExportMenuProps) {
  const t = useTranslate('playlists');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <Button startIcon={DownloadIcon} disabled={videos.length === 0}>
            {label}
          </Button>
        }
      >
        {/* The dialog opens after the menu has returned the focus, or it would lose it. */}
        <MenuItem icon={ExternalIcon} onSelect={() => setTimeout(() => setOpen(true))}>
          {t('export.title')}
        </MenuItem>
        <MenuItem icon={DownloadIcon} onSelect={() => downloadCsv(name, videos)}>
          {t('menu.csv')}
        </MenuItem>
      </Menu>
      <YoutubeExportDialog
        ids={videos.map(({ id }) => id)}
        t={t}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
