import { csvFileName, playlistCsv, type ExportedVideo } from '@oshimado/domain';
import { downloadText } from '../../base/browser';

/** Without this mark spreadsheets take the letters of a Japanese title for something else. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands the list to the viewer as a file. */
export function downloadCsv(name: string | undefined, videos: readonly ExportedVideo[]): void {
  downloadText({
    name: csvFileName(name, Date.now()),
    type: 'text/csv;charset=utf-8',
    text: BYTE_ORDER_MARK + playlistCsv(videos),
  });
}
