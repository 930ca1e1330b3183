/** Exports videos to a YouTube list or a CSV file. Its menu is loaded on the way to it. */
import type { ExportedVideo } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { DownloadIcon } from '@oshimado/ui/icon';
import { usePressedPart } from '../../base/asked-part';

const load = async () => (await import('./OpenExportMenu')).OpenExportMenu;

export interface ExportMenuProps {
  /** Text of the button. */
  readonly label: string;
  /** The videos to export; the button is disabled without any. */
  readonly videos: readonly ExportedVideo[];
  /** Name of the playlist, for the name of the file. Default none. */
  readonly name?: string;
}

export function ExportMenu({ label, videos, name }: ExportMenuProps) {
  const { Part, button } = usePressedPart(load);
  const look = { startIcon: DownloadIcon, disabled: videos.length === 0 };
  return Part ? (
    <Part videos={videos} name={name} trigger={<Button {...look}>{label}</Button>} />
  ) : (
    <Button {...look} aria-haspopup="menu" {...button}>
      {label}
    </Button>
  );
}
