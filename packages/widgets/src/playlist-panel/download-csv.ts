import { csvFileName, playlistCsv, type ExportedVideo } from '@oshimado/domain';

/** Without this mark spreadsheets take the letters of a Japanese title for something else. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands the list to the viewer as a file. */
export function downloadCsv(
  name: string | undefined,
  videos: readonly ExportedVideo[],
  now: number = Date.now(),
): void {
  const file = new Blob([BYTE_ORDER_MARK, playlistCsv(videos)], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = csvFileName(name, now);
  link.click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
