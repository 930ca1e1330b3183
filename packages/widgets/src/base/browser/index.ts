'use client';

export { copyText, useCopy, type CopyHandle, type CopyState } from './use-copy';
export { downloadFile, downloadText, type TextFile } from './download-text';
export { canShareFiles, shareFile, type ShareOutcome } from './share-file';
export { browserStorage } from './browser-storage';
export { FEED_NAMES } from './feed-names';
export { openStore, putRecords } from './device-database';
