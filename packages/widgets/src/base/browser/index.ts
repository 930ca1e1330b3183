'use client';

export { copyText, useCopy, type CopyHandle, type CopyState } from './use-copy';
export { downloadFile, downloadTable, downloadText } from './download-text';
export { canShareFiles, shareFile } from './share-file';
export { browserStorage } from './browser-storage';
export { FEED_NAMES } from './feed-names';
export { nextTask } from './next-task';
export { onPageReturn } from './on-page-return';
export { openStore, putRecords } from './device-database';
