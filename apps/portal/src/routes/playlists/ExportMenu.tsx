import type { ExportedVideo } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { DownloadIcon, ExternalIcon } from '@oshimado/ui/icon';
import { Menu, MenuItem } from '@oshimado/ui/menu';
import { downloadCsv, YoutubeExportDialog } from '@oshimado/widgets';
import { useState } from 'react';
import { useTranslate } from '../../i18n/LanguageProvider';

export interface ExportMenuProps {
  /** Text of its button. */
  readonly label: string;
  readonly videos: readonly ExportedVideo[];
  /** What the file is called after. Default nothing: they are no playlist. */
  readonly name?: string;
}

/** Takes videos elsewhere: to YouTube, or into a file. */
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
        {/* After the menu has given its focus back, or the dialog would lose it. */}
        <MenuItem icon={ExternalIcon} onSelect={() => setTimeout(() => setOpen(true))}>
          {t('menu.youtube')}
        </MenuItem>
        <MenuItem icon={DownloadIcon} onSelect={() => downloadCsv(name, videos)}>
          {t('menu.csv')}
        </MenuItem>
      </Menu>
      <YoutubeExportDialog
        ids={videos.map(({ id }) => id)}
        t={t}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
