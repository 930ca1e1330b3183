/** The menu of an export, in a chunk of its own. Rendered when its button is pressed first, and open at once. */
import type { ExportedVideo } from '@oshimado/domain';
import { DownloadIcon, ExternalIcon } from '@oshimado/ui/icon';
import { Menu, MenuItem } from '@oshimado/ui/menu';
import { useState, type ReactElement } from 'react';
import { useTranslate } from '../../base/sentences';
import { downloadCsv } from './download-csv';
import { YoutubeExportDialog } from './YoutubeExportDialog';

export interface OpenExportMenuProps {
  readonly videos: readonly ExportedVideo[];
  readonly name?: string | undefined;
  /** The button it belongs to. */
  readonly trigger: ReactElement;
}

export function OpenExportMenu({ videos, name, trigger }: OpenExportMenuProps) {
  const t = useTranslate('playlists');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={trigger} defaultOpen>
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
