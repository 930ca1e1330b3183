import { csvFileName, playlistCsv, type ExportedVideo } from '@oshimado/domain';
import { downloadTable } from '../../base/browser';

/** Hands the list to the viewer as a file. */
export const downloadCsv = (name: string | undefined, videos: readonly ExportedVideo[]): void =>
  downloadTable({ name: csvFileName(name, Date.now()), text: playlistCsv(videos) });
